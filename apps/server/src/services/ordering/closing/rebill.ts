import type { Menu } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { refundOverpaid } from '../../../payments/refund-overpaid.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { type ActContext, actContext, judged } from '../pricing/agreed-price.ts'
import type { SessionPrice } from '../pricing/price-session.ts'
import { sessionUser } from '../pricing/session-user.ts'
import { settlePoints } from '../pricing/settle-points.ts'
import type { SessionState } from '../records/session-record.ts'
import { type SettledBill, settleBill } from './settle-bill.ts'

/**
 * Prices a locked session whose row or lines have changed, and does what follows: points that its rules spend, what is
 * overpaid now goes back, and what is paid by now is settled. With `isOver`, nothing was served. The caller saves the row.
 */
export const rebill = async (
  transaction: Database,
  menu: Menu,
  changed: SessionState,
  {
    actor,
    now,
    isOver = false,
    priced: priceIn = (context) => judged(changed, context),
  }: {
    readonly actor: Actor
    readonly now: Date
    readonly isOver?: boolean
    /** How its lines are priced; all by the rules of their orders by default. */
    readonly priced?: (context: ActContext) => SessionPrice
  },
): Promise<SettledBill> => {
  const { row, lines, payments } = changed
  const user = await sessionUser(transaction, menu, row, now)
  const price = priceIn(await actContext(transaction, menu, lines, now, { user }))
  const pointsSpent = await settlePoints(transaction, row, price.result, now)
  const priced = { ...row, ...price, pointsSpent }
  const paid = { row: priced, payments }
  const refunds = await refundOverpaid(transaction, menu, paid, actor, now, { isOver })
  const after = { ...changed, row: priced, payments: [...payments, ...refunds] }
  const settled = await settleBill(transaction, menu, after, actor, now)
  return { ...settled, changes: { ...price, pointsSpent, ...settled.changes } }
}
