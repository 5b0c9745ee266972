import { fromCents, toCents } from '@comanda/engine/money'
import type { SessionRow } from '../../../tables/table-sessions.ts'

type ClosedBill = Pick<SessionRow, 'result' | 'closed' | 'adjusts'>

/** Returns what of a bill was not paid when staff closed it, in cents. What was paid at another machine is paid. */
const unpaidOf = ({ closed }: ClosedBill): number =>
  closed && closed.how !== 'paidElsewhere' ? toCents(closed.amount) : 0

/** Returns what a member has spent by a bill, in currency units (STAFF-2.4). */
export const spentBy = (row: ClosedBill): number =>
  fromCents(Math.max(0, toCents(row.result.totals.total) - unpaidOf(row)))

/** Returns the amounts of a bill that went back by refunds, in cents. */
const refundedOf = ({ adjusts }: ClosedBill): number =>
  adjusts.reduce((sum, { refunded, amount }) => sum - (refunded ? toCents(amount) : 0), 0)

/**
 * Returns the points that a bill earns: of one of which a part was not paid (STAFF-2.4) or went back by an amount (PAY-5.8), as
 * large a part of them as is left.
 */
export const pointsOf = (row: ClosedBill): number => {
  const { total, tips, points } = row.result.totals
  const refunded = refundedOf(row)
  const off = unpaidOf(row) + refunded
  if (off === 0) return points
  const whole = toCents(total) - toCents(tips) + refunded
  return whole <= off ? 0 : Math.floor((points * (whole - off)) / whole)
}
