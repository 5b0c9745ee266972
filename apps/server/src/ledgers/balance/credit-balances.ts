import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { newRecordId } from '../../identifiers/new-id.ts'
import { balanceAccounts } from '../../tables/balance-accounts.ts'
import { type BalanceRecordRow, balanceRecords } from '../../tables/balance-records.ts'
import type { BalanceEntry } from './change-balance.ts'

/**
 * Adds to the balances of members, each of whom has one entry with a positive amount, with their records, by two statements
 * for all of them. Returns the records.
 */
export const creditBalances = async (
  transaction: Database,
  entries: readonly BalanceEntry[],
  now: Date,
): Promise<readonly BalanceRecordRow[]> => {
  if (entries.length === 0) return []
  // In one order, so that two transactions do not wait for each other's accounts.
  const inOrder = entries.toSorted((one, other) => (one.user < other.user ? -1 : 1))
  await transaction
    .insert(balanceAccounts)
    .values(inOrder.map(({ user, currency, amount }) => ({ user, currency, balance: amount })))
    .onConflictDoUpdate({
      target: [balanceAccounts.user, balanceAccounts.currency],
      set: { balance: sql`${balanceAccounts.balance} + excluded.balance` },
    })
  const createTime = now.toISOString()
  return transaction
    .insert(balanceRecords)
    .values(inOrder.map((entry) => ({ ...entry, _id: newRecordId(), createTime })))
    .returning()
}
