import type { PreviewRefundData, RefundPreview, User } from '@comanda/contract'
import type { PaymentRow } from '../../../tables/session-payments.ts'
import { type ChangedSession, changeSession } from '../../ordering/table-sessions/change-session.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { exceededApprovalLimit } from './approval-limit.ts'
import { refundedIn, refunderIn } from './refund-payment.ts'

/** Ends the transaction of a refund that is only previewed, so that it rolls back. */
class Previewed extends Error {
  readonly preview: RefundPreview

  constructor(preview: RefundPreview) {
    super('The refund is only previewed')
    this.preview = preview
  }
}

type Part = RefundPreview['parts'][number]

const wayBack = ({ type, user, attempt }: PaymentRow): Part['by'] => {
  if (type === 'balance' && user !== null) return 'balance'
  return attempt === null ? 'hand' : 'provider'
}

const partOf = (row: PaymentRow): Part => ({
  payment: row.reverses ?? row._id,
  by: wayBack(row),
  amount: Math.abs(row.amount),
  tips: Math.abs(row.tips ?? 0),
  surcharge: Math.abs(row.surcharge ?? 0),
  ...(row.rounding === null ? {} : { rounding: 0 - row.rounding }),
})

const previewOf = (
  before: readonly PaymentRow[],
  { state, coupons = [] }: ChangedSession,
  limit: number | undefined,
): RefundPreview => {
  const { result, pointsEarned } = state.row
  return {
    parts: state.payments.slice(before.length).map(partOf),
    total: result.totals.total,
    ...(limit === undefined ? {} : { limit }),
    ...(pointsEarned === null ? {} : { pointsEarned }),
    coupons: coupons.length,
  }
}

/**
 * `create tableSessions/previewRefund`: makes the refund in a transaction that rolls back, so that the preview is what the
 * refund does, to the cent (PAY-9.1).
 */
export const previewRefund = async (
  ordering: Ordering,
  data: PreviewRefundData,
  user: User | undefined,
): Promise<RefundPreview> => {
  try {
    await changeSession(ordering, data.session, async (locked) => {
      const refunder = refunderIn(locked.state.row.shop, user)
      const changed = await refundedIn(locked, { ...data, reason: 'preview' }, refunder)
      const limit = await exceededApprovalLimit(locked, changed, refunder)
      throw new Previewed(previewOf(locked.state.payments, changed, limit))
    })
  } catch (thrown) {
    if (thrown instanceof Previewed) return thrown.preview
    throw thrown
  }
  throw new Error('The preview of a refund did not end its transaction')
}
