import type { Product } from '@comanda/contract'
import { products as description } from '@comanda/contract'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { recordOf, selection } from '../../../../table-service/row.ts'
import { recordTable } from '../../../../table-service/table.ts'
import { products } from '../../../../tables/products.ts'

const table = recordTable(description, products, ['stock'])

/** Ends the prices of days that are over (CAT-6.2), and returns the products that had them. */
export const endDayPrices = async (database: Database, now: Date): Promise<readonly Product[]> => {
  const isOver = and(
    isNotNull(products.dayPrice),
    sql`(${products.dayPrice} ->> 'until')::timestamptz <= ${now.toISOString()}::timestamptz`,
  )
  const due = await database.selectDistinct({ shop: products.shop }).from(products).where(isOver)
  const ended: Product[] = []
  for (const { shop } of due) {
    const rows = await database
      .update(products)
      .set({ dayPrice: null })
      .where(and(eq(products.shop, shop), isOver))
      .returning(selection(table, undefined))
    ended.push(...rows.map((row) => recordOf(row) as Product))
  }
  return ended
}
