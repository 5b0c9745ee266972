import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { accountByEmail } from '../accounts.ts'
import { createAccount } from '../create-account.ts'
import { userIdentities } from '../../tables/user-identities.ts'

/** Who a provider says it is. `email` only where the provider has verified it. */
export interface ProviderIdentity {
  readonly provider: string
  readonly subject: string
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

/** The account of the address, where both we and the provider know whose address it is; or a new one. */
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
 * The account of who a provider says it is: the one that is linked, else that of the same verified address, else a new
 * one. Nothing where the address has an account whose owner never showed that it is theirs: to link that would give it to
 * a stranger, or a stranger's to them.
 */
export const linkIdentity = (
  database: Database,
  identity: ProviderIdentity,
  now: number,
): Promise<string | undefined> =>
  inTransaction(database, async (transaction) => {
    const known = await knownUser(transaction, identity)
    if (known !== undefined) return known
    const user = await userFor(transaction, identity)
    if (user === undefined) return undefined
    const { provider, subject } = identity
    const createTime = new Date(now).toISOString()
    await transaction
      .insert(userIdentities)
      .values({ provider, subject, user, createTime })
      .onConflictDoNothing()
    return knownUser(transaction, identity)
  })
