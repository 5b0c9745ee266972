import type { Menu, RefundPaymentData } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { type LineRow, sessionLines } from '../../../tables/session-lines.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { changeTickets } from '../../ordering/kitchen/change-tickets.ts'
import { actContext, kept } from '../../ordering/pricing/agreed-price.ts'
import { sessionUser } from '../../ordering/pricing/session-user.ts'
import { settlePoints } from '../../ordering/pricing/settle-points.ts'
import type { SessionState } from '../../ordering/records/session-record.ts'
import { type CouponKey, couponKey } from '../../rewards/user-coupons/coupon-key.ts'
import { returnCoupons } from '../../rewards/user-coupons/queries/take-coupons.ts'

type Less = Pick<RefundPaymentData, 'lines' | 'amount' | 'reason'>

/** A session whose bill is less by what is refunded, before its row is saved. */
export interface LessBill {
  readonly state: SessionState
  readonly changes: Partial<SessionRow>
  /** Returned coupons. */
  readonly coupons: readonly CouponKey[]
}

const isGone = ({ status }: LineRow): boolean => status === 'cancel'

const unknownLine = (index: number) =>
  refused({
    kind: 'BadRequest',
    code: 'dataInvalid',
    message: 'There are not so many units of this line.',
    field: `lines.${index}`,
  })

/** Returns the lines without the units that are refunded; a set's children go with all of its units. */
const withoutUnits = (
  lines: readonly LineRow[],
  refundedUnits: NonNullable<Less['lines']>,
): readonly LineRow[] => {
  const left = new Map(
    lines.filter((line) => !isGone(line)).map((line) => [line.id, line.quantity]),
  )
  for (const [index, { line, quantity }] of refundedUnits.entries()) {
    const units = (left.get(line) ?? 0) - quantity
    if (units < 0) throw unknownLine(index)
    left.set(line, units)
  }
  const isOver = (id: string | undefined): boolean => id !== undefined && left.get(id) === 0
  return lines.map((line) => {
    if (isGone(line)) return line
    if (isOver(line.id) || isOver(line.picked.fromProduct)) return { ...line, status: 'cancel' }
    return { ...line, quantity: left.get(line.id) ?? line.quantity }
  })
}

const saveLines = async (
  transaction: Database,
  before: readonly LineRow[],
  after: readonly LineRow[],
): Promise<void> => {
  for (const [index, { shop, session, id, status, quantity }] of after.entries()) {
    if (before[index]?.status === status && before[index].quantity === quantity) continue
    await transaction
      .update(sessionLines)
      .set({ status, quantity })
      .where(
        and(
          eq(sessionLines.shop, shop),
          eq(sessionLines.session, session),
          eq(sessionLines.id, id),
        ),
      )
  }
}

/** Returns the orders that have lost all of their lines. */
const voidedOrders = (before: readonly LineRow[], after: readonly LineRow[]): readonly string[] =>
  [...new Set(after.map(({ order }) => order))].filter((order) => {
    const isOf = (line: LineRow): boolean => line.order === order
    return after.filter(isOf).every(isGone) && !before.filter(isOf).every(isGone)
  })

/**
 * Takes lines at their stored shares, or an amount as a discount by hand, off the bill of a locked session (PAY-5.8, PRICE-9.8).
 * Coupons of an order that loses all of its lines return; stock does not, since what was cooked is not for sale again.
 */
export const lessBill = async (
  transaction: Database,
  menu: Menu,
  { row, ...rest }: SessionState,
  { lines: units, amount, reason }: Less,
  now: Date,
): Promise<LessBill> => {
  const lines = units ? withoutUnits(rest.lines, units) : rest.lines
  await saveLines(transaction, rest.lines, lines)
  await changeTickets(transaction, { row, ...rest }, { ...rest, lines }, now)
  const voided = voidedOrders(rest.lines, lines)
  const coupons = row.discounts.filter(({ order }) => voided.includes(order)).map(couponKey)
  await returnCoupons(transaction, coupons, row._id)
  const name = reason.slice(0, 100)
  const columns = {
    discounts: row.discounts.filter(({ order }) => !voided.includes(order)),
    adjusts:
      amount === undefined
        ? row.adjusts
        : [...row.adjusts, { name, amount: -amount, refunded: true as const }],
  }
  const changed = { ...row, ...columns }
  const user = await sessionUser(transaction, menu, changed, now)
  const context = await actContext(transaction, menu, lines, now, { user })
  const price = kept(row.result, { row: changed, lines }, context)
  const pointsSpent = await settlePoints(transaction, changed, price.result, now)
  const changes = { ...columns, ...price, pointsSpent }
  return { state: { ...rest, lines, row: { ...row, ...changes } }, changes, coupons }
}
