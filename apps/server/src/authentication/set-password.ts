import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { endAllSignIns } from './sign-ins/end-sign-in.ts'
import { users } from '../tables/users.ts'
import { type Account, accountOf } from './accounts.ts'

/** Sets the account's password and revokes its tokens. Call `announceEndOfTokens` after the commit. */
export const setPassword = async (
  transaction: Database,
  user: string,
  passwordHash: string,
): Promise<Account | undefined> => {
  const [row] = await transaction
    .update(users)
    .set({ passwordHash, tokenGeneration: sql`${users.tokenGeneration} + 1` })
    .where(eq(users._id, user))
    .returning()
  await endAllSignIns(transaction, user)
  return row && accountOf(row)
}
