import type { Menu } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { refundOverpaid } from '../../../payments/refund-overpaid.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { type ActContext, actContext } from '../pricing/agreed-price.ts'
import type { SessionPrice } from '../pricing/price-session.ts'
import { sessionUser } from '../pricing/session-user.ts'
import { settlePoints } from '../pricing/settle-points.ts'
import type { SessionState } from '../records/session-record.ts'
import { type SettledBill, settleBill } from './settle-bill.ts'

/** How a session is priced. */
interface Pricing {
  /** Points that the rules may spend beside those spent already. */
  readonly free?: number
  readonly priced: (context: ActContext) => SessionPrice
}

/**
 * Prices a locked session again after its fields or lines have changed, and does what follows: points that its rules spend, what
 * is overpaid then, orders that are paid by now. The caller saves the session's row.
 */
export const priceAgain = async (
  transaction: Database,
  menu: Menu,
  state: SessionState,
  actor: Actor,
  now: Date,
  { free = 0, priced }: Pricing,
): Promise<SettledBill> => {
  const { row: changed, lines, payments } = state
  const user = await sessionUser(transaction, menu, changed, now, free)
  const price = priced(await actContext(transaction, menu, lines, now, { user }))
  const pointsSpent = await settlePoints(transaction, changed, price.result, now)
  const row = { ...changed, ...price, pointsSpent }
  const refunds = await refundOverpaid(transaction, menu, { row, payments }, actor, now)
  const after = { ...state, row, payments: [...payments, ...refunds] }
  const settled = await settleBill(transaction, menu, after, actor, now)
  return { ...settled, changes: { ...price, pointsSpent, ...settled.changes } }
}
