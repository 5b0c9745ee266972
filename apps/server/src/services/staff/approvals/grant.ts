import { randomBytes } from 'node:crypto'
import type { GrantApprovalData, GrantApprovalResult } from '@comanda/contract'
import { BadRequest, Forbidden } from '@feathersjs/errors'
import { and, eq, lt, sql } from 'drizzle-orm'
import { callerOf } from '../../../authentication/caller-of.ts'
import { refuseOwnAccount } from '../../../authentication/own-account.ts'
import { accountOfPin } from '../../../authentication/pin/account-of-pin.ts'
import { isKiosk } from '../../../policies/staff.ts'
import { pinSourceOf } from '../../../authentication/pin/pin-source-of.ts'
import type { CallParams } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { approvalGrants } from '../../../tables/approval-grants.ts'
import { approvalHash } from '../../../authentication/approval/approval-hash.ts'

/** How long an approval may be used, as an interval of PostgreSQL: for the call that waits for it, and its retry. */
const life = sql`interval '60 seconds'`

/** The same at a kiosk: until its guest has ordered, about as long as a member's pass (KIOSK-8.4). */
const lifeAtKiosk = sql`interval '15 minutes'`

/** Calls that their path and record say all of, and those at which staff set all after the PIN (KIOSK-8.4). */
const withoutTerms = ['devices/unpair', 'tableSessions/create']

/**
 * `create approvals/grant`: by the PIN of a manager, approves one call of somebody else as its refusal described it, by
 * `digest` and `amount` (STAFF-3.7). Times are of the database, as in the transaction that uses the approval.
 */
export const grantApproval = async (
  runtime: Pick<Runtime, 'config' | 'database' | 'bus' | 'now'>,
  { shop, pin, action, record, digest, amount }: GrantApprovalData,
  params: CallParams,
): Promise<GrantApprovalResult> => {
  const { database } = runtime
  const caller = callerOf(params)
  if ((digest === undefined || amount === undefined) && !withoutTerms.includes(action))
    throw new BadRequest('The refusal of the call has the digest and the amount to approve.', {
      code: 'dataInvalid',
      field: digest === undefined ? 'digest' : 'amount',
    })
  const source = pinSourceOf(params, shop)
  const found = await accountOfPin(runtime, { source, pin, roles: ['manager'] })
  if (!('account' in found))
    throw new Forbidden('This is not the PIN of a manager', { code: 'pinWrong', ...found })
  const approver = found.account.user
  await refuseOwnAccount(database, approver, caller._id)
  const approval = randomBytes(32).toString('base64url')
  const isOld = lt(approvalGrants.expires, sql`now() - interval '1 day'`)
  await database.delete(approvalGrants).where(and(eq(approvalGrants.shop, shop), isOld))
  const grant = { shop, action, record, digest, amount, actor: caller._id, approver: approver._id }
  const [granted] = await database
    .insert(approvalGrants)
    .values({
      ...grant,
      tokenHash: approvalHash(approval),
      expires: sql`now() + ${isKiosk(caller) ? lifeAtKiosk : life}`,
    })
    .returning({ expires: approvalGrants.expires })
  if (!granted) throw new Error('an approval was not stored')
  const { _id, name } = approver
  return { approval, approver: { _id, ...(name ? { name } : {}) }, ...granted }
}
