import { type User, users as description } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { checkAccountFields } from '../../../authentication/account-fields.ts'
import { accountById } from '../../../authentication/accounts.ts'
import { announceEndOfTokens } from '../../../authentication/end-tokens.ts'
import { callerOf } from '../../../authentication/caller-of.ts'
import { refuseOwnAccount } from '../../../authentication/own-account.ts'
import { hashPassword } from '../../../authentication/password.ts'
import { refuseWeakPassword } from '../../../authentication/password-refusal.ts'
import { endAllSignIns } from '../../../authentication/sign-ins/end-sign-in.ts'
import { withCurrentRanks } from '../../../authentication/standing.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refuseDemo } from '../../../policies/demo-accounts.ts'
import type { CallContext, NextCall } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { changePassword } from './change-password.ts'
import { confirm } from './confirm.ts'
import { erase } from './erase/erase.ts'
import { eraseRecords } from './erase/erase-records.ts'
import { exportOwnData } from './export/export.ts'
import { forgotPassword } from './forgot-password.ts'
import { protectLastOwner } from './last-owner.ts'
import { qrCode } from './qr-code.ts'
import { register } from './register/register.ts'
import { resetPassword } from './reset-password.ts'
import { confirmSecondFactor } from './second-factor/confirm.ts'
import { resetSecondFactor } from './second-factor/reset.ts'
import { setUpSecondFactor } from './second-factor/set-up.ts'
import { secondFactorState } from './second-factor/state.ts'
import { turnOffSecondFactor } from './second-factor/turn-off.ts'
import { findStaff } from './staff/find-staff.ts'
import { memberSummary } from './search/member-summary.ts'
import { searchMembers } from './search/search-members.ts'
import { setRole } from './staff/set-role.ts'
import { setPin } from './pin/set-pin.ts'
import { rankProgress } from './spends/rank-progress.ts'
import { users as table } from '../../../tables/users.ts'

interface Credentials {
  password?: string
  email?: string | null
  phone?: string | null
  dob?: string | null
  invoiceCarrier?: string | null
}

/** Checks the rules for profile fields that a schema cannot express. */
const checkFields =
  ({ reads, now }: Runtime) =>
  async ({ id, data, params }: CallContext, next: NextCall): Promise<void> => {
    const { password, ...fields } = data as Credentials
    if (params.provider) {
      checkAccountFields(fields, now())
      if (password !== undefined) {
        const known = typeof id === 'string' ? await accountById(reads, id) : undefined
        await refuseWeakPassword(password, { ...known?.user, ...fields })
      }
    }
    await next()
  }

/** Refuses a rank or a level that staff give to themselves (MEM-7.1). */
const refuseOwnLevel =
  ({ database }: Runtime) =>
  async ({ id, data, params }: CallContext, next: NextCall): Promise<void> => {
    const { ranks, vipLevel } = data as Pick<User, 'ranks' | 'vipLevel'>
    const isGiven = (ranks?.length ?? 0) > 0 || typeof vipLevel === 'string'
    if (params.provider && isGiven) await refuseOwnAccount(database, callerOf(params), String(id))
    await next()
  }

/** Refuses roles that an account of the demo gives (SETUP-1.8). */
const refuseDemoRoles = async ({ data, params }: CallContext, next: NextCall): Promise<void> => {
  if ((data as Pick<User, 'staff'>).staff !== undefined) refuseDemo(params.user)
  await next()
}

/** Replaces a password by its hash, and lower-cases e-mail addresses. A new password revokes all tokens. */
const hashNewPassword =
  (runtime: Runtime) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const { password, ...rest } = context.data as Credentials
    const isNew = context.method === 'patch' && password !== undefined
    context.data = {
      ...rest,
      ...(typeof rest.email === 'string' ? { email: rest.email.toLowerCase() } : {}),
      ...(rest.email === undefined ? {} : { emailVerified: false }),
      ...(password === undefined ? {} : { passwordHash: await hashPassword(password) }),
      ...(isNew ? { tokenGeneration: sql`${table.tokenGeneration} + 1` } : {}),
    }
    await next()
    if (!isNew) return
    await endAllSignIns(runtime.database, String(context.id))
    announceEndOfTokens(runtime, String(context.id))
  }

/** Deletes the records that name the account together with it. */
const eraseWithIt =
  (runtime: Runtime) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const user = String(context.id)
    await inTransaction(runtime.database, async (transaction) => {
      context.params.transaction = transaction
      await eraseRecords(transaction, user)
      await next()
    })
    announceEndOfTokens(runtime, user)
  }

type Result = User | readonly User[] | { readonly data: readonly User[] }

const standing = (result: Result, now: number): Result => {
  const one = (user: User): User => withCurrentRanks(user, now)
  if (Array.isArray(result)) return result.map(one)
  return 'data' in result ? { ...result, data: result.data.map(one) } : one(result as User)
}

/** Results contain only the unexpired ranks; a vip level that is over is shown to its member (ERR-1.6). */
const showStanding =
  (clock: () => number) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    await next()
    context.result = standing(context.result as Result, clock())
  }

/** Accounts of members and staff. */
const accounts = serveTable(description, table, {
  hooks: ({ runtime }) => {
    const guard = protectLastOwner(runtime)
    const write = [refuseDemoRoles, checkFields(runtime), hashNewPassword(runtime)]
    return {
      all: [showStanding(runtime.now)],
      create: write,
      patch: [guard, refuseOwnLevel(runtime), ...write],
      remove: [guard, eraseWithIt(runtime)],
    }
  },
})

/** Accounts, and the calls that create, change and use them. */
export const users: readonly Served[] = [
  accounts,
  register,
  confirm,
  forgotPassword,
  resetPassword,
  changePassword,
  exportOwnData,
  erase,
  secondFactorState,
  setUpSecondFactor,
  confirmSecondFactor,
  turnOffSecondFactor,
  resetSecondFactor,
  qrCode,
  setPin,
  findStaff,
  setRole,
  searchMembers,
  memberSummary,
  rankProgress,
]
