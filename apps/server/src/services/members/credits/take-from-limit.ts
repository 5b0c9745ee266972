import { toCents } from '@comanda/engine/money'
import { type BusinessClock, businessDayOf } from '@comanda/engine/time'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { shopCredits } from '../../../tables/shop-credits.ts'
import type { Credit, CreditLimit } from './credit-limits.ts'

/** Adds a credit to what its shop has credited today. Returns false, and adds nothing, if that would be above the limit. */
export const takeFromLimit = async (
  transaction: Database,
  { shop, unit, amount }: Credit & { readonly shop: string },
  { each, daily }: CreditLimit,
  now: Date,
  clock: BusinessClock,
): Promise<boolean> => {
  if (amount > each || amount > daily) return false
  const day = businessDayOf(now.getTime(), clock)
  await transaction
    .delete(shopCredits)
    .where(and(eq(shopCredits.shop, shop), lt(shopCredits.day, day)))
  const { rowCount } = await transaction
    .insert(shopCredits)
    .values({ shop, day, unit, total: amount })
    .onConflictDoUpdate({
      target: [shopCredits.shop, shopCredits.day, shopCredits.unit],
      set: { total: sql`${shopCredits.total} + excluded.total` },
      setWhere: sql`${shopCredits.total} + excluded.total <= ${toCents(daily)}`,
    })
  return rowCount === 1
}
