import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { refused } from '../../errors/refusal.ts'
import { approvalGrants } from '../../tables/approval-grants.ts'
import { approvalHash } from './approval-hash.ts'
import { type Act, termsOf } from './approved-act.ts'

/** A call that is to be approved: its path, and the record that it changes. */
export interface ApprovedAction {
  readonly shop: string
  readonly action: string
  readonly record: string
  /** What it does. Undefined for a call that its path and record say all of, or of which staff set all after the PIN. */
  readonly act?: Act
  /** What the caller sent as `approval`. */
  readonly approval?: string | undefined
  /** The caller: an approval is only for those to whom it was given. */
  readonly actor?: string
}

/**
 * Uses up the approval that a caller sent. Returns the account of who approved, or undefined if none was sent. Throws
 * `approvalInvalid` if it is not for this action and record, was used or has expired, and `approvalDiffers` with what the
 * call would do if the manager approved something else; then it can still be used for that (STAFF-3.7).
 */
export const approvedBy = async (
  transaction: Database,
  { shop, action, record, act, approval, actor }: ApprovedAction,
): Promise<string | undefined> => {
  if (approval === undefined) return undefined
  const terms = act && termsOf({ shop, action, record, act })
  const ofCall = and(
    eq(approvalGrants.shop, shop),
    eq(approvalGrants.tokenHash, approvalHash(approval)),
    eq(approvalGrants.action, action),
    eq(approvalGrants.record, record),
    isNull(approvalGrants.usedTime),
    gt(approvalGrants.expires, sql`now()`),
    ...(actor === undefined ? [] : [eq(approvalGrants.actor, actor)]),
  )
  const ofAct = terms && [
    eq(approvalGrants.digest, terms.digest),
    eq(approvalGrants.amount, terms.amount),
  ]
  const [used] = await transaction
    .update(approvalGrants)
    .set({ usedTime: sql`now()` })
    .where(and(ofCall, ...(ofAct ?? [])))
    .returning({ approver: approvalGrants.approver })
  if (used) return used.approver
  const [other] = await transaction
    .select({ approver: approvalGrants.approver })
    .from(approvalGrants)
    .where(ofCall)
  if (other)
    throw refused({
      kind: 'Forbidden',
      code: 'approvalDiffers',
      message: 'A manager approved something else than this.',
      field: 'approval',
      detail: { action, record, ...terms },
    })
  throw refused({
    kind: 'Forbidden',
    code: 'approvalInvalid',
    message: 'This approval is for something else, was used or has expired.',
    field: 'approval',
  })
}
