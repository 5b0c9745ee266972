import { toCents } from '@comanda/engine/money'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import type { Refusal } from '../../errors/refusal.ts'
import { newRecordId } from '../../identifiers/new-id.ts'
import { balanceAccounts } from '../../tables/balance-accounts.ts'
import { type BalanceRecordRow, balanceRecords } from '../../tables/balance-records.ts'

/** What a record of a balance says; its id and time are given here. `amount` is signed. */
export type BalanceEntry = Pick<BalanceRecordRow, 'user' | 'type' | 'amount' | 'currency'> &
  Partial<Omit<BalanceRecordRow, '_id' | 'createTime'>>

/** The record that was written, or why the amount could not be taken. */
export type BalanceChange = { readonly record: BalanceRecordRow } | { readonly refusal: Refusal }

const tooLow: Refusal = {
  kind: 'Conflict',
  code: 'balanceMissing',
  message: 'The balance is too low.',
}

/** Moves the account, where it does not go below 0 by that. */
const isMoved = async (
  transaction: Database,
  { user, currency, amount }: BalanceEntry,
): Promise<boolean> => {
  const by = toCents(amount)
  await transaction
    .insert(balanceAccounts)
    .values({ user, currency, balance: 0 })
    .onConflictDoNothing()
  const { rowCount } = await transaction
    .update(balanceAccounts)
    .set({ balance: sql`${balanceAccounts.balance} + ${by}` })
    .where(
      and(
        eq(balanceAccounts.user, user),
        eq(balanceAccounts.currency, currency),
        sql`${balanceAccounts.balance} + ${by} >= 0`,
      ),
    )
  return rowCount === 1
}

/** Adds to a member's balance or takes from it, with its record; refused where there is too little. */
export const changeBalance = async (
  transaction: Database,
  entry: BalanceEntry,
  now: Date,
): Promise<BalanceChange> => {
  if (!(await isMoved(transaction, entry))) return { refusal: tooLow }
  const [record] = await transaction
    .insert(balanceRecords)
    .values({ ...entry, _id: newRecordId(), createTime: now.toISOString() })
    .returning()
  if (!record) throw new Error('a record of a balance was not written')
  return { record }
}
