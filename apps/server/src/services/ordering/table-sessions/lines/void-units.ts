import type { VoidLinesData } from '@comanda/contract'
import { treeOf } from '@comanda/engine/set-items'
import { refused } from '../../../../errors/refusal.ts'
import type { LineRow } from '../../../../tables/session-lines.ts'
import { orderedLine } from '../../pricing/price-session.ts'
import type { SessionState } from '../../records/session-record.ts'
import { splitOff } from './split-off.ts'

type Units = VoidLinesData['lines'][number]
type Lines = Pick<SessionState, 'lines' | 'orders'>

const lineNotFound = (index: number, left: number) =>
  refused({
    kind: 'BadRequest',
    code: 'lineNotFound',
    message: 'There are not so many units of this line.',
    field: `lines.${index}`,
    detail: { left },
  })

const without = ({ lines, orders }: Lines, { id, quantity }: Units, index: number) => {
  const row = lines.find((line) => line.id === id)
  const left =
    row && row.status !== 'cancel' && row.picked.fromProduct === undefined ? row.quantity : 0
  if (!row || quantity > left) throw lineNotFound(index, left)
  if (quantity < left) {
    const { rest, off } = splitOff({ lines, orders }, row, quantity)
    return [...rest, ...off.map((line) => ({ ...line, status: 'cancel' as const }))]
  }
  const tree = new Set(treeOf(lines.map(orderedLine), id).map((line) => line.id))
  return lines.map((line) =>
    tree.has(line.id) && line.status !== 'cancel' ? { ...line, status: 'cancel' as const } : line,
  )
}

/** The lines of a session after a void. */
export interface VoidedUnits {
  readonly lines: readonly LineRow[]
  /** Those that are cancelled by it: whole lines, or new ones with the units that go. */
  readonly voided: readonly LineRow[]
}

/**
 * Returns the lines of a session without these units (STAFF-1.5). Units of a line become a cancelled line of their own; what is
 * in a set goes with it. Throws a refusal if a line does not have so many, or is in a set.
 */
export const voidUnits = (
  { lines: before, orders }: Lines,
  units: readonly Units[],
): VoidedUnits => {
  let lines = before
  for (const [index, one] of units.entries()) lines = without({ lines, orders }, one, index)
  const gone = new Set(before.filter(({ status }) => status === 'cancel').map(({ id }) => id))
  return { lines, voided: lines.filter(({ id, status }) => status === 'cancel' && !gone.has(id)) }
}
