import type { Menu } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import type { Database } from '../database/connect.ts'
import type { Actor } from '../tables/session-events.ts'
import type { PaymentRow } from '../tables/session-payments.ts'
import { depositLeft } from './deposit-left.ts'
import { paidOf } from './paid-of.ts'
import type { PaidSession } from './paid-session.ts'
import {
  partOf,
  type PaymentPart,
  refundableCents,
  unrefundedPayments,
} from './unrefunded-payments.ts'
import { writeRefunds } from './write-refunds.ts'

/** What needs nobody comes first, what staff have to give comes last. */
const ease = ({ payment }: PaymentPart): number =>
  payment.type === 'balance' ? 0 : payment.attempt === null ? 2 : 1

/**
 * Refunds what a session has overpaid after its bill became less (PAY-5.5): to balances, then by providers, then by hand,
 * the latest payment first. With `isOver`, nothing was served and the tips of payments by providers go back, too (PAY-5.4).
 * A deposit waits for what is still to be ordered until the bill is ending (DEP-2.4). Returns the negative payments.
 */
export const refundOverpaid = (
  transaction: Database,
  menu: Menu,
  session: PaidSession,
  actor: Actor,
  now: Date,
  { isOver = false, isEnding = false }: { isOver?: boolean; isEnding?: boolean } = {},
): Promise<readonly PaymentRow[]> => {
  const { currency } = menu.shop
  const waits = isEnding ? 0 : depositLeft(session.payments)
  // Something may be due instead: what staff added to the bill stays when its dishes are cancelled.
  let over = Math.max(0, toCents(-paidOf(session.row.result, session.payments).outstanding) - waits)
  const overpaid = unrefundedPayments(session.payments)
    .toReversed()
    .toSorted((one, other) => ease(one) - ease(other))
    .flatMap((part) => {
      const cents = refundableCents(part, over, currency)
      const tips = isOver && part.payment.attempt !== null ? part.tips : 0
      if (cents <= 0 && tips <= 0) return []
      over -= cents
      return [partOf(part, { amount: fromCents(cents), tips, shop: menu.shop })]
    })
  return writeRefunds(transaction, menu, session, overpaid, { reason: 'overpaid', actor, now })
}
