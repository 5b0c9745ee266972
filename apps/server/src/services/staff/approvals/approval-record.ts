import type { Approval } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { ApprovalRow } from '../../../tables/approvals.ts'

/** A request as it is on the wire. */
export const approvalRecord = (row: ApprovalRow): Approval => withoutNulls(row)
