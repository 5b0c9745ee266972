import { type AcceptInvitationData, type AcceptInvitationResult, users } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { type Account, accountByEmail, accountById } from '../../../authentication/accounts.ts'
import { createAccount } from '../../../authentication/create-account.ts'
import { hashPassword, passwordMatches } from '../../../authentication/password.ts'
import {
  noPassword,
  passwordWrong,
  refuseWeakPassword,
} from '../../../authentication/password-refusal.ts'
import { countAttempt, forgetAttempt } from '../../../authentication/rate-limit.ts'
import { signInLimits } from '../../../authentication/sign-in-limits.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { everybody } from '../../../policies/policy.ts'
import { isOwner, isStaffOf } from '../../../policies/staff.ts'
import { type InvitationRow, invitations } from '../../../tables/invitations.ts'
import { users as table } from '../../../tables/users.ts'
import { announceRole, changeRole, refuseRole } from '../../accounts/users/staff/set-role.ts'
import { invitationOf, refusedInvitation } from './invitation-code.ts'

/** Throws `invitationRefused` if the inviter may no longer give the role: they have left, or become something else. */
const checkInviter = async (database: Database, row: InvitationRow): Promise<void> => {
  const inviter = (await accountById(database, row.inviter))?.user
  if (!inviter || !isStaffOf(inviter, row.shop, ['manager'])) throw refusedInvitation()
  try {
    refuseRole(inviter, { _id: '' }, row)
  } catch {
    throw refusedInvitation()
  }
}

/** Returns what the password proves: the account that has it, or a hash for a new one. */
const proof = async (
  known: Account | undefined,
  { password, name }: AcceptInvitationData,
  email: string,
): Promise<string | undefined> => {
  if (!known) {
    await refuseWeakPassword(password, { email, ...(name === undefined ? {} : { name }) })
    return hashPassword(password)
  }
  if (known.passwordHash === undefined) throw refused(noPassword)
  if (!(await passwordMatches(password, known.passwordHash))) throw refused(passwordWrong)
  return undefined
}

/** Returns the account that gets the role, locked. An account that works in the shop or owns it stays as it is. */
const give = async (
  transaction: Database,
  { shop, role }: InvitationRow,
  user: string,
): Promise<Account | undefined> => {
  await transaction.select({ _id: table._id }).from(table).where(eq(table._id, user)).for('update')
  const account = await accountById(transaction, user)
  const { staff } = account?.user ?? {}
  if (!account || isOwner(account.user) || staff?.some((entry) => entry.shop === shop))
    return undefined
  return changeRole(transaction, { user, staff }, { shop, role })
}

/** `create users/acceptInvitation` (STAFF-3.15). The account signs in next, with its second factor if it has one. */
export const accept = serveCall(
  users.calls.acceptInvitation,
  everybody,
  async (data, { runtime, params }): Promise<AcceptInvitationResult> => {
    const { database, bus, now } = runtime
    const row = await invitationOf(database, data.code, now())
    const { _id, email, shop } = row
    // Guesses at the account's password count as sign-ins do.
    const limits = signInLimits(email, params, { isAddressKnown: false })
    await countAttempt(database, limits, now())
    await checkInviter(database, row)
    const known = await accountByEmail(database, email)
    const passwordHash = await proof(known, data, email)
    await forgetAttempt(database, limits)
    const changed = await inTransaction(database, async (transaction) => {
      const taken = await transaction
        .delete(invitations)
        .where(eq(invitations._id, _id))
        .returning()
      if (taken.length === 0) throw refusedInvitation()
      const created =
        passwordHash === undefined
          ? known
          : await createAccount(transaction, {
              email,
              emailVerified: false,
              passwordHash,
              ...(data.name === undefined ? {} : { name: data.name }),
            })
      // An account with this address was created in another way in the meantime.
      if (!created) throw refusedInvitation()
      return give(transaction, row, created.user._id)
    })
    bus.publish({ path: 'invitations', event: 'removed', data: { _id, shop } })
    if (changed) announceRole(runtime, changed)
    return { email, shop }
  },
)
