import type { Approval, DecideApprovalData, User } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type ApprovalRow, approvals } from '../../../tables/approvals.ts'
import { staffActions } from '../../../tables/staff-actions.ts'
import { approvalRecord } from './approval-record.ts'

/** What was done as a request was approved: the call that its actor could not make alone, and its record. */
export interface Done {
  readonly path: string
  readonly record: string
}

export interface Decision {
  readonly status: DecideApprovalData['status']
  readonly approver: User
  readonly time: string
  readonly requestId: string | undefined
  readonly done?: Done | undefined
}

/** Stores the decision on a locked request, and what was done in the log of staff actions, with who requested and approved it. */
export const writeDecision = async (
  transaction: Database,
  row: ApprovalRow,
  { status, approver, time, requestId, done }: Decision,
): Promise<Approval> => {
  const { _id: approval, shop, user, unit, amount, note, refund, actor } = row
  const record = done?.record ?? null
  const [decided] = await transaction
    .update(approvals)
    .set({ status, approver: approver._id, decideTime: time, record })
    .where(and(eq(approvals._id, approval), eq(approvals.status, 'pending')))
    .returning()
  if (!decided) throw new Error('a request changed while it was locked')
  if (done)
    await transaction.insert(staffActions).values({
      time,
      user: actor,
      approver: approver._id,
      path: done.path,
      method: 'create',
      record,
      shop,
      changes: { ...(refund ?? { user }), unit, amount, note, approval },
      requestId,
    })
  return approvalRecord(decided)
}
