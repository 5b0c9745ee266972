import { sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { reservationBooks } from '../../../../tables/reservation-books.ts'

/** The first reservation number of a shop is the one after this. */
const before = 100

/**
 * Locks the shop's book until the end of the transaction, so that free tables stay free. One book for all days, since
 * an evening party still sits after midnight. Returns the next number, which is used up if `takesNumber`.
 */
export const lockBook = async (
  transaction: Database,
  shop: string,
  takesNumber: boolean,
): Promise<string> => {
  const step = takesNumber ? 1 : 0
  const [book] = await transaction
    .insert(reservationBooks)
    .values({ shop, last: before + step })
    .onConflictDoUpdate({
      target: reservationBooks.shop,
      set: { last: sql`${reservationBooks.last} + ${step}` },
    })
    .returning({ last: reservationBooks.last })
    .execute()
  return String(book?.last)
}
