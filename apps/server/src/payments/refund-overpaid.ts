import type { Menu } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import type { Database } from '../database/connect.ts'
import type { Actor } from '../tables/session-events.ts'
import type { PaymentRow } from '../tables/session-payments.ts'
import { paidOf } from './paid-of.ts'
import type { PaidSession } from './paid-session.ts'
import { partOf, type PaymentPart, unrefundedPayments } from './unrefunded-payments.ts'
import { writeRefunds } from './write-refunds.ts'

/** What needs nobody comes first, what staff have to give comes last. */
const ease = ({ payment }: PaymentPart): number =>
  payment.type === 'balance' ? 0 : payment.attempt === null ? 2 : 1

/**
 * Refunds what a session has overpaid after its bill became less (PAY-5.5): to balances, then by providers, then by hand,
 * the latest payment first. Returns the negative payments.
 */
export const refundOverpaid = (
  transaction: Database,
  menu: Menu,
  session: PaidSession,
  actor: Actor,
  now: Date,
): Promise<readonly PaymentRow[]> => {
  let over = toCents(-paidOf(session.row.result, session.payments).outstanding)
  const overpaid = unrefundedPayments(session.payments)
    .toReversed()
    .toSorted((one, other) => ease(one) - ease(other))
    .flatMap((part) => {
      const cents = Math.min(over, toCents(part.amount))
      if (cents <= 0) return []
      over -= cents
      return [partOf(part, fromCents(cents))]
    })
  return writeRefunds(transaction, menu, session, overpaid, { reason: 'overpaid', actor, now })
}
