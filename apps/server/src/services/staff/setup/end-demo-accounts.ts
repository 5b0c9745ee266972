import { inArray, sql } from 'drizzle-orm'
import { type Account, accountOf } from '../../../authentication/accounts.ts'
import { endAllSignIns } from '../../../authentication/sign-ins/end-sign-in.ts'
import type { Database } from '../../../database/connect.ts'
import { demoAccounts } from '../../../seed/demo-accounts.ts'
import { staffPins } from '../../../tables/staff-pins.ts'
import { users } from '../../../tables/users.ts'

/**
 * Takes passwords, PINs, roles and sign-ins from the accounts of the demo (SETUP-1.5). Call `announceEndOfTokens` for each
 * account after the commit.
 */
export const endDemoAccounts = async (transaction: Database): Promise<readonly Account[]> => {
  const rows = await transaction
    .update(users)
    .set({ passwordHash: null, staff: null, tokenGeneration: sql`${users.tokenGeneration} + 1` })
    .where(inArray(users._id, [...demoAccounts]))
    .returning()
  await transaction.delete(staffPins).where(inArray(staffPins.user, [...demoAccounts]))
  for (const { _id } of rows) await endAllSignIns(transaction, _id)
  return rows.map((row) => accountOf(row))
}
