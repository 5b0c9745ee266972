import { fromCents, toCents } from '@comanda/engine/money'
import type { Menu } from '@comanda/contract'
import type { Database } from '../database/connect.ts'
import { newRecordId } from '../identifiers/new-id.ts'
import { changeBalance } from '../ledgers/balance/change-balance.ts'
import type { Actor } from '../tables/session-events.ts'
import { type PaymentRow, sessionPayments } from '../tables/session-payments.ts'
import type { PaidSession } from './paid-session.ts'
import { unrefundedPayments } from './unrefunded-payments.ts'
import { paidOf } from './paid-of.ts'

/**
 * Refunds to balances what a session has overpaid after one of its orders was cancelled. Overpayments by other methods
 * remain as a negative amount due: the counter refunds them. Returns the refunds.
 */
export const refundOverpaid = async (
  transaction: Database,
  menu: Menu,
  { row, payments }: PaidSession,
  actor: Actor,
  now: Date,
): Promise<readonly PaymentRow[]> => {
  let over = toCents(-paidOf(row.result, payments).outstanding)
  const refunds: PaymentRow[] = []
  for (const payment of unrefundedPayments(payments)) {
    const { type, user } = payment
    const cents = Math.min(over, toCents(payment.amount))
    if (type !== 'balance' || user === null || cents <= 0) continue
    over -= cents
    const of = { user, currency: menu.shop.currency, shop: row.shop, session: row._id }
    await changeBalance(transaction, { ...of, type: 'refund', amount: fromCents(cents) }, now)
    const time = now.toISOString()
    refunds.push({
      ...payment,
      _id: newRecordId(),
      amount: -fromCents(cents),
      tips: null,
      actor,
      time,
    })
  }
  if (refunds.length > 0) await transaction.insert(sessionPayments).values(refunds)
  return refunds
}
