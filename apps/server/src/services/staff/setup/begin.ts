import { type BeginSetupData, type BeginSetupResult, setup } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { type Account, accountByEmail, accountOf } from '../../../authentication/accounts.ts'
import { callerAddress } from '../../../authentication/caller-address.ts'
import { createAccount } from '../../../authentication/create-account.ts'
import { announceEndOfTokens } from '../../../authentication/end-tokens.ts'
import { hashPassword, passwordMatches } from '../../../authentication/password.ts'
import { passwordWrong, refuseWeakPassword } from '../../../authentication/password-refusal.ts'
import { countAttempt, forgetAttempt } from '../../../authentication/rate-limit.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { isDemoAccount } from '../../../policies/demo-accounts.ts'
import { everybody } from '../../../policies/policy.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { setups } from '../../../tables/setups.ts'
import { users } from '../../../tables/users.ts'
import { announceRole } from '../../accounts/users/staff/set-role.ts'
import { endPairing } from '../devices/end-pairing.ts'
import { announceBegun } from './announce-begun.ts'
import { endOthers } from './end-others.ts'
import { hasRealOwner, isDemo } from './needed.ts'
import { dropSetupToken, isSetupToken } from './setup-token.ts'

/** Wrong tokens from one address within 15 minutes. */
const mostFromAddress = 10

const tokenWrong: Refusal = {
  kind: 'BadRequest',
  code: 'setupTokenWrong',
  message: 'This is not the token that the server printed at its start.',
  field: 'token',
}
const setupDone: Refusal = {
  kind: 'Conflict',
  code: 'setupDone',
  message: 'This server has an owner already; sign in.',
}
const demoAddress: Refusal = {
  kind: 'BadRequest',
  code: 'registrationRefused',
  message: 'This address belongs to the demo; use your own.',
  field: 'email',
}

/** Throws unless the password is that of the known account, or good enough for a new one. */
const checkPassword = async (
  known: Account | undefined,
  { password, email, name }: BeginSetupData,
): Promise<void> => {
  if (isDemoAccount(known?.user)) throw refused(demoAddress)
  if (!known) await refuseWeakPassword(password, { email, ...(name === undefined ? {} : { name }) })
  else if (!(await passwordMatches(password, known.passwordHash))) throw refused(passwordWrong)
}

/** Makes the account the owner of all shops. */
const makeOwner = async (
  transaction: Database,
  { user: { _id } }: Account,
): Promise<Account | undefined> => {
  const [row] = await transaction
    .update(users)
    .set({ staff: [{ role: 'owner' }] })
    .where(eq(users._id, _id))
    .returning()
  return row && accountOf(row)
}

/** In one transaction; the row of `setups` decides between two that begin at once. A shop that was opened in the demo has made one. */
const lockSetup = async (transaction: Database, createTime: string): Promise<void> => {
  const taken = await transaction
    .insert(setups)
    .values({ createTime })
    .onConflictDoNothing()
    .returning()
  await transaction.select({ _id: setups._id }).from(setups).for('update')
  if (await isDemo(transaction))
    await transaction.update(setups).set({ createTime, step: null, shop: null })
  else if (taken.length === 0 || (await hasRealOwner(transaction))) throw refused(setupDone)
}

const begin = (
  { config, database, now }: Runtime,
  data: BeginSetupData,
  { known, passwordHash }: { readonly known: Account | undefined; readonly passwordHash: string },
) =>
  inTransaction(database, async (transaction) => {
    const createTime = new Date(now()).toISOString()
    await lockSetup(transaction, createTime)
    const { email, name } = data
    const own = {
      email,
      emailVerified: false,
      passwordHash,
      ...(name === undefined ? {} : { name }),
    }
    const account = known ?? (await createAccount(transaction, own))
    // An account with this address was created in another way in the meantime.
    if (!account) throw refused(passwordWrong)
    const ended = await endOthers(transaction, config, account.user._id)
    return { owner: await makeOwner(transaction, account), ended }
  })

/** `create setup/begin` (SETUP-1.2 to SETUP-1.5). */
export const beginSetup = serveCall(
  setup.calls.begin,
  everybody,
  async (data, { runtime, params }): Promise<BeginSetupResult> => {
    const { config, database, now } = runtime
    const limits = [{ name: `setup at ${callerAddress(params)}`, most: mostFromAddress }]
    await countAttempt(database, limits, now())
    if (!isSetupToken(config, data.token)) throw refused(tokenWrong)
    const email = data.email.trim().toLowerCase()
    const known = await accountByEmail(database, email)
    await checkPassword(known, { ...data, email })
    const passwordHash = await hashPassword(data.password)
    const { owner, ended } = await begin(runtime, { ...data, email }, { known, passwordHash })
    for (const account of ended.accounts) {
      announceRole(runtime, account)
      announceEndOfTokens(runtime, account.user._id)
    }
    for (const device of ended.devices) await endPairing(runtime, device)
    announceBegun(runtime)
    if (owner) announceRole(runtime, owner)
    await dropSetupToken(config)
    await forgetAttempt(database, limits)
    return { email }
  },
)
