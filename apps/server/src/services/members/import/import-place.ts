import type { Currency } from '@comanda/contract'
import { addDays, instantAt, localMoment } from '@comanda/engine/time'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import { shops } from '../../../tables/shops.ts'

/** The shop whose currency and clock a file of members uses. */
export interface ImportPlace {
  readonly shop: string
  readonly currency: Currency
  readonly timeZone: string
}

/** Returns the place of a shop. Refuses one that there is not (`shopNotFound`). */
export const importPlace = async (database: Database, shop: string): Promise<ImportPlace> => {
  const [found] = await database
    .select({ currency: shops.currency, timeZone: shops.timeZone })
    .from(shops)
    .where(eq(shops._id, shop))
  if (!found) throw refused({ ...shopNotFound, field: 'shop' })
  return { shop, ...found }
}

/** Returns the last day of what expires at an instant. */
export const lastDay = ({ timeZone }: ImportPlace, expires: string): string =>
  localMoment(Date.parse(expires) - 1, timeZone).date

/** Returns the end of a day. */
export const endOfDay = ({ timeZone }: ImportPlace, day: string): string =>
  new Date(instantAt(addDays(day, 1), '00:00', timeZone)).toISOString()
