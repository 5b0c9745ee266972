import type { Database } from '../database/connect.ts'
import { newRecordId } from '../identifiers/new-id.ts'
import { users } from '../tables/users.ts'
import { type Account, accountOf } from './accounts.ts'

/** The fields of a new account. One that signs in by a provider has no password, nor one that was imported. */
export type NewAccount = Omit<Partial<typeof users.$inferInsert>, '_id' | 'email'> & {
  readonly email?: string | undefined
  readonly emailVerified: boolean
}

const displayName = ({ name, firstName, lastName }: NewAccount): string | null | undefined =>
  name ?? ([firstName, lastName].filter(Boolean).join(' ') || undefined)

const rowOf = (account: NewAccount): typeof users.$inferInsert & { readonly _id: string } => ({
  _id: newRecordId(),
  ...account,
  name: displayName(account),
  email: account.email?.toLowerCase(),
})

/** Creates an account. Returns undefined if its e-mail address is already in use. */
export const createAccount = async (
  transaction: Database,
  account: NewAccount,
): Promise<Account | undefined> => {
  const [row] = await transaction
    .insert(users)
    .values(rowOf(account))
    .onConflictDoNothing()
    .returning()
  return row && accountOf(row)
}

/**
 * Creates accounts by one statement. Returns their ids in the order given, or undefined if the e-mail address of one is
 * already in use: the others are written, and the caller rolls back.
 */
export const createAccounts = async (
  transaction: Database,
  accounts: readonly NewAccount[],
): Promise<readonly string[] | undefined> => {
  if (accounts.length === 0) return []
  const rows = accounts.map(rowOf)
  const { rowCount } = await transaction.insert(users).values(rows).onConflictDoNothing()
  return rowCount === rows.length ? rows.map(({ _id }) => _id) : undefined
}
