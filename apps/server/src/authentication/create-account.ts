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

/** Creates an account. Returns undefined if its e-mail address is already in use. */
export const createAccount = async (
  transaction: Database,
  account: NewAccount,
): Promise<Account | undefined> => {
  const [row] = await transaction
    .insert(users)
    .values({
      _id: newRecordId(),
      ...account,
      name: displayName(account),
      email: account.email?.toLowerCase(),
    })
    .onConflictDoNothing()
    .returning()
  return row && accountOf(row)
}
