import type { SplitSessionData } from '@comanda/contract'
import { treeOf } from '@comanda/engine/set-items'
import { refused } from '../../../../errors/refusal.ts'
import type { LineRow } from '../../../../tables/session-lines.ts'
import type { PaymentRow } from '../../../../tables/session-payments.ts'
import { orderedLine } from '../../pricing/price-session.ts'
import type { SessionState } from '../../records/session-record.ts'
import { splitOff } from '../lines/split-off.ts'

/** The lines of a bill that is split. */
export interface SplitLines {
  readonly staying: readonly LineRow[]
  readonly going: readonly LineRow[]
  /** The lines that new ones were a part of, by id. */
  readonly origins: ReadonlyMap<string, string>
}

/** Returns how many units of a line payments have paid for by their lines. */
const paidUnits = (payments: readonly PaymentRow[], line: string): number =>
  payments
    .flatMap(({ items }) => items ?? [])
    .filter((item) => item.line === line)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** Returns how many units of a line may go: those that nobody has paid for. What a coupon gives stays with it, what is in a set with the set. */
const unitsLeft = (line: LineRow | undefined, payments: readonly PaymentRow[]): number =>
  !line ||
  line.status === 'cancel' ||
  line.picked.fromProduct !== undefined ||
  line.picked.fromCoupon !== undefined
    ? 0
    : Math.max(0, line.quantity - paidUnits(payments, line.id))

/** Returns which lines of a session stay and which go. Throws a refusal if a line does not have so many units, or none would stay. */
export const splitLines = (
  { lines: before, orders, payments }: SessionState,
  units: SplitSessionData['lines'],
): SplitLines => {
  let lines = before
  const going = new Set<string>()
  const all = new Map<string, string>()
  for (const [index, { id, quantity }] of units.entries()) {
    const row = lines.find((line) => line.id === id)
    const left = going.has(id) ? 0 : unitsLeft(row, payments)
    if (!row || quantity > left)
      throw refused({
        kind: 'BadRequest',
        code: 'lineNotFound',
        message: 'There are not so many units of this line.',
        field: `lines.${index}`,
        detail: { left },
      })
    if (quantity < row.quantity) {
      const { rest, off, origins } = splitOff({ lines, orders }, row, quantity)
      for (const [made, from] of origins) all.set(made, from)
      lines = [...rest, ...off]
      for (const line of off) going.add(line.id)
    } else for (const line of treeOf(lines.map(orderedLine), id)) going.add(line.id)
  }
  const staying = lines.filter((line) => !going.has(line.id))
  if (!staying.some(({ status }) => status !== 'cancel'))
    throw refused({
      kind: 'BadRequest',
      code: 'dataInvalid',
      message: 'Something stays on the first bill.',
      field: 'lines',
    })
  return { staying, going: lines.filter((line) => going.has(line.id)), origins: all }
}
