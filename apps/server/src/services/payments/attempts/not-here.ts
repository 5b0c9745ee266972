import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type DifferenceRow, paymentDifferences } from '../../../tables/payment-differences.ts'

/** How many differences are settled at most by one run. */
const SETTLED_AT_ONCE = 1000

const unsolved = (database: Database, shop: string, which: SQL | undefined, most: number) =>
  database
    .select()
    .from(paymentDifferences)
    .where(
      and(
        eq(paymentDifferences.shop, shop),
        which,
        eq(paymentDifferences.kind, 'notHere'),
        eq(paymentDifferences.solved, false),
        isNotNull(paymentDifferences.attempt),
      ),
    )
    .limit(most)

/** Returns what the provider has of a day and we do not, of our own attempts: what may be settled (PAY-6.14). */
export const notHereOfDay = (
  database: Database,
  { shop, account, day }: Pick<DifferenceRow, 'shop' | 'account' | 'day'>,
  most: number = SETTLED_AT_ONCE,
): Promise<readonly DifferenceRow[]> => {
  const isOfDay = and(eq(paymentDifferences.account, account), eq(paymentDifferences.day, day))
  return unsolved(database, shop, isOfDay, most)
}

/** Returns the same of an attempt, on whichever day. */
export const notHereOfAttempt = (
  database: Database,
  { shop, _id }: { readonly shop: string; readonly _id: string },
): Promise<readonly DifferenceRow[]> =>
  unsolved(database, shop, eq(paymentDifferences.attempt, _id), SETTLED_AT_ONCE)
