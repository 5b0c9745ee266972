import type { Approval, BalanceRecord, DecideApprovalData, PointRecord } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import { callerIdentity } from '../../../authentication/caller-identity.ts'
import { callerOf } from '../../../authentication/caller-of.ts'
import { refuseOwnAccount } from '../../../authentication/own-account.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { once } from '../../../idempotency/once.ts'
import { changeBalance } from '../../../ledgers/balance/change-balance.ts'
import { grantPoints } from '../../../ledgers/points/grant-points.ts'
import type { CallParams } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { type ApprovalRow, approvals } from '../../../tables/approvals.ts'
import { staffActions } from '../../../tables/staff-actions.ts'
import { balanceRecord } from '../../members/balance-records/balance-record.ts'
import { pointRecord } from '../../members/point-records/point-record.ts'
import { approvalRecord } from './approval-record.ts'

/** An entry of a ledger, with the path of its service. */
type Credited =
  | { readonly path: 'pointRecords'; readonly record: PointRecord }
  | { readonly path: 'balanceRecords'; readonly record: BalanceRecord }

const credit = async (
  transaction: Database,
  { shop, user, unit, amount, note, expires, actor }: ApprovalRow,
  now: Date,
): Promise<Credited> => {
  const entry = { shop, user, amount, note, type: 'adjust' as const, staff: actor }
  if (unit === 'points') {
    const row = await grantPoints(transaction, { ...entry, expires }, now)
    return { path: 'pointRecords', record: pointRecord(row) }
  }
  const change = await changeBalance(transaction, { ...entry, currency: unit }, now)
  if ('refusal' in change) throw refused(change.refusal)
  return { path: 'balanceRecords', record: balanceRecord(change.record) }
}

/** Returns the request if it is pending, and locks it until the transaction ends. */
const lockPending = async (transaction: Database, id: string): Promise<ApprovalRow> => {
  const [row] = await transaction
    .select()
    .from(approvals)
    .where(eq(approvals._id, id))
    .for('update')
  if (!row) throw new NotFound('No such request', { code: 'dataInvalid', field: 'approval' })
  if (row.status === 'pending') return row
  throw refused({
    kind: 'Conflict',
    code: 'illegalTransition',
    message: `This request is ${row.status} already.`,
    field: 'status',
    detail: { from: row.status },
  })
}

/**
 * `create approvals/decide` (MEM-7.3): an owner approves a request, which credits the member in the same transaction, or
 * refuses it. The log of staff actions has the credit with both, who requested and who approved it.
 */
export const decideApproval = async (
  { database, bus, now: clock }: Runtime,
  { idempotencyKey: key, ...payload }: DecideApprovalData,
  params: CallParams,
): Promise<Approval> => {
  const { approval, status } = payload
  const approver = callerOf(params)
  const now = new Date(clock())
  const time = now.toISOString()
  const write = {
    shop: '',
    scope: `approvals/decide/${approval}`,
    key,
    caller: callerIdentity(params),
    payload,
  }
  const { answer, made } = await inTransaction(database, (transaction) =>
    once(transaction, write, async () => {
      const row = await lockPending(transaction, approval)
      await refuseOwnAccount(transaction, approver, row.user)
      const credited = status === 'approved' ? await credit(transaction, row, now) : undefined
      const record = credited?.record._id ?? null
      const [decided] = await transaction
        .update(approvals)
        .set({ status, approver: approver._id, decideTime: time, record })
        .where(and(eq(approvals._id, approval), eq(approvals.status, 'pending')))
        .returning()
      if (!decided) throw new Error('a request changed while it was locked')
      const { shop, user, unit, amount, note, actor } = row
      if (credited)
        await transaction.insert(staffActions).values({
          time,
          user: actor,
          approver: approver._id,
          path: credited.path,
          method: 'create',
          record,
          shop,
          changes: { user, unit, amount, note, approval },
          requestId: params.requestId,
        })
      return { answer: approvalRecord(decided), credited }
    }),
  )
  if (!made) return answer
  if (made.credited) {
    const { path, record } = made.credited
    bus.publish({ path, event: 'created', data: record })
  }
  bus.publish({ path: 'approvals', event: 'patched', data: answer })
  return answer
}
