import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isAnyStaff } from '../../policies/staff.ts'
import { accountByEmail, accountById } from '../accounts.ts'
import { createAccount } from '../create-account.ts'
import { userIdentities } from '../../tables/user-identities.ts'

/** An identity as the provider states it. `email` is set only if the provider has verified it. */
export interface ProviderIdentity {
  readonly provider: string
  readonly subject: string
  /** It is the sandbox's, where anybody signs in as whom they like. */
  readonly isSandbox?: boolean
  readonly email?: string
  readonly name?: string
}

const knownUser = async (
  transaction: Database,
  { provider, subject }: ProviderIdentity,
): Promise<string | undefined> => {
  const [row] = await transaction
    .select({ user: userIdentities.user })
    .from(userIdentities)
    .where(and(eq(userIdentities.provider, provider), eq(userIdentities.subject, subject)))
  return row?.user
}

/** Returns true if the sandbox's word must not sign in to the account: it is of staff. */
const isGuarded = async (
  transaction: Database,
  { isSandbox = false }: ProviderIdentity,
  user: string,
): Promise<boolean> => isSandbox && isAnyStaff((await accountById(transaction, user))?.user)

/** Returns the account of the address if both we and the provider have verified it, otherwise a new account. */
const userFor = async (
  transaction: Database,
  { email, name }: ProviderIdentity,
): Promise<string | undefined> => {
  const account = email === undefined ? undefined : await accountByEmail(transaction, email)
  if (account) return account.emailVerified ? account.user._id : undefined
  const made = await createAccount(transaction, {
    emailVerified: email !== undefined,
    ...(email === undefined ? {} : { email }),
    ...(name === undefined ? {} : { name }),
  })
  return made?.user._id
}

/**
 * Returns the account of an identity: the linked one, otherwise that of the same verified address, otherwise a new one.
 * Returns undefined if the address has an account that never verified it: linking it would give an account to a
 * stranger. So does an account of staff for an identity of the sandbox (ACC-6.1).
 */
export const linkIdentity = (
  database: Database,
  identity: ProviderIdentity,
  now: number,
): Promise<string | undefined> =>
  inTransaction(database, async (transaction) => {
    const known = await knownUser(transaction, identity)
    if (known !== undefined)
      return (await isGuarded(transaction, identity, known)) ? undefined : known
    const user = await userFor(transaction, identity)
    if (user === undefined || (await isGuarded(transaction, identity, user))) return undefined
    const { provider, subject } = identity
    const createTime = new Date(now).toISOString()
    await transaction
      .insert(userIdentities)
      .values({ provider, subject, user, createTime })
      .onConflictDoNothing()
    return knownUser(transaction, identity)
  })
