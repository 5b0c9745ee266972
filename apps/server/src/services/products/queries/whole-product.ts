import type { Product } from '@comanda/contract'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { recordOf, selection } from '../../../database/table-service/row.ts'
import type { RecordTable } from '../../../database/table-service/table.ts'
import type { ReadWhole } from '../../../database/table-service/whole-record.ts'
import { stockOf } from '../../product-stocks/stock-rows.ts'
import { productStocks } from '../../product-stocks/table.ts'
import { products } from '../table.ts'

/** Reads a product with its stock by its id, in one statement that is kept. */
export const wholeProduct = (database: Database, table: RecordTable): ReadWhole<Product> => {
  const statement = database
    .select({ product: selection(table, undefined), stock: getTableColumns(productStocks) })
    .from(products)
    .leftJoin(
      productStocks,
      and(eq(productStocks.shop, products.shop), eq(productStocks.product, products._id)),
    )
    .where(eq(products._id, sql.placeholder('id')))
    .orderBy(asc(productStocks.productOption), asc(productStocks.choice))
    .prepare('whole_product_with_stock')
  return async (id) => {
    const rows = await statement.execute({ id })
    const [first] = rows
    if (!first) return undefined
    const product = recordOf(first.product) as Product
    const stock = stockOf(rows.flatMap((row) => row.stock ?? []))
    return stock ? { ...product, stock } : product
  }
}
