import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { users } from '../tables/users.ts'
import { type Account, accountOf } from './accounts.ts'

/** Gives the account a new password and ends its tokens; `announceEndOfTokens` after the commit tells of it. */
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
  return row && accountOf(row)
}
