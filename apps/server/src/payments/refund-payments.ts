import type { Menu } from '@comanda/contract'
import type { Database } from '../database/connect.ts'
import type { Actor } from '../tables/session-events.ts'
import type { PaymentRow } from '../tables/session-payments.ts'
import type { PaidSession } from './paid-session.ts'
import { partOf, unrefundedPayments } from './unrefunded-payments.ts'
import { writeRefunds } from './write-refunds.ts'

/**
 * Refunds all that is left of a session's payments, of those by providers their tips and surcharges too. Returns the
 * negative payments.
 */
export const refundPayments = (
  transaction: Database,
  menu: Menu,
  session: PaidSession,
  actor: Actor,
  now: Date,
): Promise<readonly PaymentRow[]> => {
  const parts = unrefundedPayments(session.payments)
    .map((part) =>
      part.payment.attempt === null ? partOf(part, { amount: part.amount, shop: menu.shop }) : part,
    )
    .filter(({ amount, tips }) => amount > 0 || tips > 0)
  const isGiven = actor.role === 'staff'
  const refunding = { reason: 'cancelled' as const, actor, now, isGiven }
  return writeRefunds(transaction, menu, session, parts, refunding)
}
