import { and, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { businessDay } from '../../../../records/business-day.ts'
import { groupBy } from '../../../../records/group-by.ts'
import { ANY_PRODUCT, productStocks } from '../../../../tables/product-stocks.ts'
import { shops } from '../../../../tables/shops.ts'

const owner = {
  product: productStocks.product,
  productOption: productStocks.productOption,
}

interface Owner {
  readonly product: string
  readonly productOption: string
}

/** The products and option groups of a shop whose stocks have changed. */
export interface RenewedStocks {
  readonly shop: string
  readonly owners: readonly string[]
}

const idsOf = (rows: readonly Owner[]): string[] => [
  ...new Set(
    rows.map(({ product, productOption }) => (product === ANY_PRODUCT ? productOption : product)),
  ),
]

/** Offers again what was taken off until now. Run twice, or by two servers at once, it changes each stock once. */
export const offerAgain = async (database: Database, now: Date): Promise<RenewedStocks[]> => {
  const time = now.toISOString()
  const due = await database
    .selectDistinct({ shop: productStocks.shop })
    .from(productStocks)
    .where(lte(productStocks.until, time))
  const renewed: RenewedStocks[] = []
  for (const { shop } of due) {
    const rows = await database
      .update(productStocks)
      .set({
        mode: sql`coalesce(${productStocks.offeredMode}, case when ${productStocks.quantity} is null then 'disable' else 'manual' end)`,
        offeredMode: null,
        until: null,
        offBy: null,
        offTime: null,
      })
      .where(and(eq(productStocks.shop, shop), lte(productStocks.until, time)))
      .returning(owner)
    renewed.push({ shop, owners: idsOf(rows) })
  }
  return renewed
}

/**
 * Refills the daily stocks of the shops whose business day has changed, each once a day: the day is written with the units. A stock
 * that is daily since today begins with what there is.
 */
export const refillDaily = async (database: Database, now: Date): Promise<RenewedStocks[]> => {
  const counted = await database
    .selectDistinct({
      shop: productStocks.shop,
      clock: { timeZone: shops.timeZone, dayEnds: shops.dayEnds },
      refilledDay: productStocks.refilledDay,
    })
    .from(productStocks)
    .innerJoin(shops, eq(shops._id, productStocks.shop))
    .where(isNotNull(productStocks.daily))
  const renewed: RenewedStocks[] = []
  for (const [shop, rows] of groupBy(counted, (row) => row.shop)) {
    const day = businessDay(now, rows[0]?.clock ?? {})
    if (rows.every(({ refilledDay }) => refilledDay !== null && refilledDay >= day)) continue
    const before = or(isNull(productStocks.refilledDay), lt(productStocks.refilledDay, day))
    const filled = await database
      .update(productStocks)
      .set({
        quantity: sql`case when ${productStocks.refilledDay} is null then ${productStocks.quantity} else ${productStocks.daily} end`,
        refilledDay: day,
      })
      .where(and(eq(productStocks.shop, shop), isNotNull(productStocks.daily), before))
      .returning(owner)
    renewed.push({ shop, owners: idsOf(filled) })
  }
  return renewed
}
