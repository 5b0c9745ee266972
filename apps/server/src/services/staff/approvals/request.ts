import type { Approval, RequestApprovalData } from '@comanda/contract'
import { callerIdentity } from '../../../authentication/caller-identity.ts'
import { callerOf } from '../../../authentication/caller-of.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { once } from '../../../idempotency/once.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import type { CallParams } from '../../../runtime/app.ts'
import { approvals } from '../../../tables/approvals.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { approvalRecord } from './approval-record.ts'
import { requestedCredit } from './request-credit.ts'
import { requestedRefund } from './request-refund.ts'

/** `create approvals`: staff request a credit (MEM-7.3) or a refund (PAY-5.11) that is above their limit. */
export const requestApproval = async (
  ordering: Ordering,
  { idempotencyKey: key, ...payload }: RequestApprovalData,
  params: CallParams,
): Promise<Approval> => {
  const { database, now } = ordering
  const { shop, user, action, note, expires, refund } = payload
  const caller = callerOf(params)
  const isRefund = action === 'refund'
  const requested = isRefund
    ? { ...(await requestedRefund(ordering, payload, caller)), refund: refund ?? null }
    : { ...(await requestedCredit(database, payload, caller)), expires: expires ?? null }
  const write = {
    shop,
    scope: `approvals/${(isRefund ? refund?.session : user) ?? ''}`,
    key,
    caller: callerIdentity(params),
    payload,
  }
  const { answer } = await inTransaction(params.transaction ?? database, (transaction) =>
    once(transaction, write, async () => {
      const [row] = await transaction
        .insert(approvals)
        .values({
          shop,
          action,
          note,
          ...requested,
          _id: newRecordId(),
          status: 'pending',
          actor: caller._id,
          createTime: new Date(now()).toISOString(),
        })
        .returning()
      if (!row) throw new Error('a request was not written')
      return { answer: approvalRecord(row) }
    }),
  )
  return answer
}
