import type { Menu } from '@comanda/contract'
import type { Database } from '../database/connect.ts'
import { newRecordId } from '../identifiers/new-id.ts'
import { changeBalance } from '../ledgers/balance/change-balance.ts'
import type { Actor } from '../tables/session-events.ts'
import { type PaymentRow, sessionPayments } from '../tables/session-payments.ts'
import type { PaidSession } from './paid-session.ts'

/** Refunds these payments of a session: to balances automatically, at the counter by the staff who do it. */
export const writeRefunds = async (
  transaction: Database,
  menu: Menu,
  { row }: Pick<PaidSession, 'row'>,
  payments: readonly PaymentRow[],
  actor: Actor,
  now: Date,
): Promise<readonly PaymentRow[]> => {
  const refunds = payments.map((payment) => ({
    ...payment,
    _id: newRecordId(),
    amount: -payment.amount,
    tips: null,
    actor,
    time: now.toISOString(),
  }))
  for (const { type, user, amount } of refunds) {
    if (type !== 'balance' || user === null) continue
    const of = { user, currency: menu.shop.currency, shop: row.shop, session: row._id }
    await changeBalance(transaction, { ...of, type: 'refund', amount: -amount }, now)
  }
  if (refunds.length > 0) await transaction.insert(sessionPayments).values(refunds)
  return refunds
}
