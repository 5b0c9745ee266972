import { NotFound } from '@feathersjs/errors'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { type ApprovalRow, approvals } from '../../../tables/approvals.ts'

/** Returns the request if it is pending, and locks it until the transaction ends. */
export const lockPending = async (transaction: Database, id: string): Promise<ApprovalRow> => {
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
