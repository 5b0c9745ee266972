import type { User } from '@comanda/contract'
import type { Database } from '../../database/connect.ts'
import { refused } from '../../errors/refusal.ts'
import { isStaffOf } from '../../policies/staff.ts'
import { type Act, termsOf } from './approved-act.ts'
import { type ApprovedAction, approvedBy } from './approved-by.ts'

/**
 * Lets managers of the shop pass, and others with the approval of one. Returns the account of who approved, or undefined
 * for a manager. Throws `approvalRequired` if there is none, with the action, the record, and the digest and the amount of
 * what the manager is to approve (STAFF-3.7).
 */
export const requireManager = async (
  transaction: Database,
  user: User | undefined,
  of: Omit<ApprovedAction, 'actor' | 'act'> & { readonly act: Act },
): Promise<string | undefined> => {
  if (isStaffOf(user, of.shop, ['manager'])) return undefined
  const approver = await approvedBy(transaction, { ...of, ...(user ? { actor: user._id } : {}) })
  if (approver !== undefined) return approver
  const { action, record } = of
  throw refused({
    kind: 'Forbidden',
    code: 'approvalRequired',
    message: 'A manager of the shop must approve this.',
    detail: { action, record, ...termsOf(of) },
  })
}
