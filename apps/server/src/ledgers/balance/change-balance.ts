import { toCents } from '@comanda/engine/money'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import type { Refusal } from '../../errors/refusal.ts'
import { newRecordId } from '../../identifiers/new-id.ts'
import { balanceAccounts } from '../../tables/balance-accounts.ts'
import { type BalanceRecordRow, balanceRecords } from '../../tables/balance-records.ts'

/** The fields of a balance record except its id and time, which are set here. `amount` is signed. */
export type BalanceEntry = Pick<BalanceRecordRow, 'user' | 'type' | 'amount' | 'currency'> &
  Partial<Omit<BalanceRecordRow, '_id' | 'createTime'>>

/** The record, or the refusal if the balance is too low. */
export type BalanceChange = { readonly record: BalanceRecordRow } | { readonly refusal: Refusal }

const tooLow: Refusal = {
  kind: 'Conflict',
  code: 'balanceMissing',
  message: 'The balance is too low.',
}

/** Changes the account's balance unless it would become negative. */
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

/** Adds to a member's balance or deducts from it, with its record. Refuses if the balance is too low. */
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
