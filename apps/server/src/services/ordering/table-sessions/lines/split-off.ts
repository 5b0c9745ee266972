import { treeOf } from '@comanda/engine/set-items'
import { splitLine } from '@comanda/engine/staff'
import type { LineRow } from '../../../../tables/session-lines.ts'
import { orderedLine } from '../../pricing/price-session.ts'
import type { SessionState } from '../../records/session-record.ts'
import { changedLine, newLineIds, takenBy, takenWithout } from './changed-line.ts'

/** The lines of a session after some units of one of them, with all that is in it, have become lines of their own. */
export interface SplitOff {
  readonly rest: readonly LineRow[]
  readonly off: readonly LineRow[]
  /** The line that each of these was a part of, by id. */
  readonly origins: ReadonlyMap<string, string>
}

/** Splits some units of a line off, with the stock that they took. */
export const splitOff = (
  { lines, orders }: Pick<SessionState, 'lines' | 'orders'>,
  row: LineRow,
  quantity: number,
): SplitOff => {
  const cart = lines.map(orderedLine)
  const tree = treeOf(cart, row.id).map(({ id }) => id)
  const seq = orders.find(({ _id }) => _id === row.order)?.seq ?? 0
  const newId = newLineIds(lines, seq)
  const made: string[] = []
  const split = splitLine(cart, row.id, quantity, () => {
    const id = newId()
    made.push(id)
    return id
  })
  if ('error' in split) throw new Error(split.error)
  const after = new Map(split.lines.map((line) => [line.id, line]))
  const last = Math.max(...lines.map(({ position }) => position))
  const off: LineRow[] = []
  const rest = lines.map((line) => {
    const index = tree.indexOf(line.id)
    const left = after.get(line.id)
    const gone = after.get(made[index] ?? '')
    if (index < 0 || !left || !gone) return line
    const taken = takenBy(line.taken, gone)
    off.push({ ...changedLine(line, gone), id: gone.id, position: last + 1 + index, taken })
    return { ...changedLine(line, left), taken: takenWithout(line.taken, taken) }
  })
  return { rest, off, origins: new Map(made.map((id, index) => [id, tree[index] ?? ''])) }
}
