import type { Product } from '@comanda/contract'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { batchReads } from '../../../../database/batch-reads.ts'
import { recordOf, selection } from '../../../../table-service/row.ts'
import type { RecordTable } from '../../../../table-service/table.ts'
import type { ReadWhole } from '../../../../table-service/whole-record.ts'
import { groupBy } from '../../../../records/group-by.ts'
import { stockOf } from '../../product-stocks/stock-rows.ts'
import { productStocks } from '../../../../tables/product-stocks.ts'
import { products } from '../../../../tables/products.ts'

/** Reads a product with its stock by its id, in one prepared statement. */
export const wholeProduct = (database: Database, table: RecordTable): ReadWhole<Product> => {
  const statement = database
    .select({
      id: products._id,
      product: selection(table, undefined),
      stock: getTableColumns(productStocks),
    })
    .from(products)
    .leftJoin(
      productStocks,
      and(eq(productStocks.shop, products.shop), eq(productStocks.product, products._id)),
    )
    .where(sql`${products._id} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(productStocks.productOption), asc(productStocks.choice))
    .prepare('whole_products_with_stock')
  return batchReads(async (ids) => {
    const rows = await statement.execute({ ids })
    const found = new Map<string, Product>()
    for (const [id, own] of groupBy(rows, (row) => row.id)) {
      const product = recordOf(own[0]?.product ?? {}) as Product
      const stock = stockOf(own.flatMap((row) => row.stock ?? []))
      found.set(id, stock ? { ...product, stock } : product)
    }
    return found
  })
}
