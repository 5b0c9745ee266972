import type { RefundPaymentData, User } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import { refuseOwnAccount } from '../../../authentication/own-account.ts'
import { refused } from '../../../errors/refusal.ts'
import type { ApprovalRow } from '../../../tables/approvals.ts'
import type { PaymentRow } from '../../../tables/session-payments.ts'
import type { ChangedSession, LockedSession } from '../../ordering/table-sessions/change-session.ts'
import { refundedCents } from '../../payments/refunds/approval-limit.ts'
import { refundedIn } from '../../payments/refunds/refund-payment.ts'

/** Returns what a request refunds, as a call of its actor. */
const refundOf = ({ refund, note }: ApprovalRow): RefundPaymentData => {
  if (!refund) throw new Error('a request of a refund has no refund')
  return { ...refund, reason: note }
}

const goneBack = (before: readonly PaymentRow[], { state }: ChangedSession): number =>
  refundedCents(state.payments.slice(before.length))

/**
 * Makes the refund of a request in its locked session (PAY-5.11). Refuses the approver's own request, and a refund of
 * another amount than was requested: the bill has changed since.
 */
export const approveRefund = async (
  locked: LockedSession,
  row: ApprovalRow,
  approver: User,
): Promise<ChangedSession> => {
  await refuseOwnAccount(locked.transaction, approver, row.actor)
  const changed = await refundedIn(locked, refundOf(row), { _id: row.actor }, approver._id)
  if (goneBack(locked.state.payments, changed) === toCents(row.amount)) return changed
  throw refused({
    kind: 'Conflict',
    code: 'paymentRefused',
    message: 'Another amount would go back now: the bill has changed.',
    field: 'amount',
    detail: { reason: 'amount' },
  })
}
