import type { Product } from '@comanda/contract'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { WithShopDirectory } from '../../../../shop-directory/in-shop-of-session.ts'
import { recordOf, selection } from '../../../../table-service/row.ts'
import type { RecordTable } from '../../../../table-service/table.ts'
import {
  batchByShop,
  batchCondition,
  type ReadWhole,
} from '../../../../table-service/whole-record.ts'
import { groupBy } from '../../../../records/group-by.ts'
import { stockOf } from '../../product-stocks/stock-rows.ts'
import { productStocks } from '../../../../tables/product-stocks.ts'
import { products } from '../../../../tables/products.ts'

/** Reads a product with its stock by its id, in one prepared statement. */
export const wholeProduct = (source: WithShopDirectory, table: RecordTable): ReadWhole<Product> => {
  const statement = source.reads
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
    .where(batchCondition(table))
    .orderBy(asc(productStocks.productOption), asc(productStocks.choice))
    .prepare('whole_products_with_stock')
  return batchByShop(source, table, async (ids, shop) => {
    const rows = await statement.execute({ ids, shop })
    const found = new Map<string, Product>()
    for (const [id, own] of groupBy(rows, (row) => row.id)) {
      const product = recordOf(own[0]?.product ?? {}) as Product
      const stock = stockOf(own.flatMap((row) => row.stock ?? []))
      found.set(id, stock ? { ...product, stock } : product)
    }
    return found
  })
}
