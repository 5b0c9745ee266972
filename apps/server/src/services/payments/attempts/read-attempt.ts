import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { Refusal } from '../../../errors/refusal.ts'
import { refused } from '../../../errors/refusal.ts'
import type { WithShopDirectory } from '../../../shop-directory/in-shop-of-session.ts'
import { shopLookUp } from '../../../shop-directory/shop-look-up.ts'
import { type AttemptRow, paymentAttempts } from '../../../tables/payment-attempts.ts'

const attemptNotFound: Refusal = {
  kind: 'NotFound',
  code: 'attemptNotFound',
  message: 'There is no such payment.',
}

const shopsOfAttempts = shopLookUp(paymentAttempts)

/** Reads an attempt of a shop. */
export const attemptOf = async (
  database: Database,
  shop: string,
  id: string,
): Promise<AttemptRow | undefined> => {
  const [row] = await database
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.shop, shop), eq(paymentAttempts._id, id)))
  return row
}

/** Reads an attempt by its id, which tells its shop (ID-2.1). */
export const findAttempt = (
  { reads, shopDirectory }: WithShopDirectory,
  id: string,
): Promise<AttemptRow | undefined> =>
  shopDirectory.readByShop(reads, shopsOfAttempts, id, (shop) => attemptOf(reads, shop, id))

/** Reads an attempt by its id; throws a refusal if there is none. */
export const readAttempt = async (within: WithShopDirectory, id: string): Promise<AttemptRow> => {
  const row = await findAttempt(within, id)
  if (!row) throw refused(attemptNotFound)
  return row
}
