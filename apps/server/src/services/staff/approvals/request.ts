import type { Approval, RequestApprovalData } from '@comanda/contract'
import { BadRequest } from '@feathersjs/errors'
import { callerIdentity } from '../../../authentication/caller-identity.ts'
import { callerOf } from '../../../authentication/caller-of.ts'
import { refuseOwnAccount } from '../../../authentication/own-account.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { once } from '../../../idempotency/once.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import type { CallParams } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { approvals } from '../../../tables/approvals.ts'
import { creditingShop } from '../../members/credits/check-credit.ts'
import { approvalRecord } from './approval-record.ts'

/** `create approvals` (MEM-7.3): staff request a credit that is above their limit. */
export const requestApproval = async (
  { database, now }: Pick<Runtime, 'database' | 'now'>,
  { idempotencyKey: key, ...payload }: RequestApprovalData,
  params: CallParams,
): Promise<Approval> => {
  const { shop, user, unit, amount } = payload
  if (unit === 'points' && !Number.isInteger(amount))
    throw new BadRequest('Points are whole', { code: 'dataInvalid', field: 'amount' })
  const caller = callerOf(params)
  await refuseOwnAccount(database, caller, user)
  await creditingShop(database, payload)
  const write = {
    shop,
    scope: `approvals/${user}`,
    key,
    caller: callerIdentity(params),
    payload,
  }
  const { answer } = await inTransaction(params.transaction ?? database, (transaction) =>
    once(transaction, write, async () => {
      const [row] = await transaction
        .insert(approvals)
        .values({
          ...payload,
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
