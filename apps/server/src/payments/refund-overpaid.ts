import type { Menu } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import type { Database } from '../database/connect.ts'
import type { Actor } from '../tables/session-events.ts'
import type { PaymentRow } from '../tables/session-payments.ts'
import { paidOf } from './paid-of.ts'
import type { PaidSession } from './paid-session.ts'
import { unrefundedPayments } from './unrefunded-payments.ts'
import { writeRefunds } from './write-refunds.ts'

/**
 * Refunds to balances what a session has overpaid after one of its orders was cancelled. Overpayments by other methods
 * remain as a negative amount due: the counter refunds them. Returns the refunds.
 */
export const refundOverpaid = (
  transaction: Database,
  menu: Menu,
  session: PaidSession,
  actor: Actor,
  now: Date,
): Promise<readonly PaymentRow[]> => {
  let over = toCents(-paidOf(session.row.result, session.payments).outstanding)
  const overpaid = unrefundedPayments(session.payments).flatMap((payment) => {
    if (payment.type !== 'balance' || payment.user === null) return []
    const cents = Math.min(over, toCents(payment.amount))
    if (cents <= 0) return []
    over -= cents
    return [{ ...payment, amount: fromCents(cents) }]
  })
  return writeRefunds(transaction, menu, session, overpaid, actor, now)
}
