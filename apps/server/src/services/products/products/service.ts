import { type Product, products as description } from '@comanda/contract'
import { recordTable } from '../../../table-service/table.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { saveStock } from '../product-stocks/queries/save-stock.ts'
import { StockedService, type StockStorage } from '../product-stocks/stocked-service.ts'
import { wholeProduct } from './queries/whole-product.ts'
import { products as table } from '../../../tables/products.ts'
import type { Database } from '../../../database/connect.ts'
import { groupBy } from '../../../records/group-by.ts'
import { stocksOf } from '../product-stocks/queries/stocks-of.ts'

/** Adds its stock to each product that is counted. */
const withStock = async (database: Database, products: readonly Product[]): Promise<Product[]> => {
  const stocks = new Map<string, Product['stock']>()
  for (const [shop, own] of groupBy(products, (product) => product.shop)) {
    const ids = own.map((product) => product._id)
    for (const { product, stock } of await stocksOf(database, shop, ids)) stocks.set(product, stock)
  }
  return products.map((product) => {
    const stock = stocks.get(product._id)
    return stock ? { ...product, stock } : product
  })
}

const stocks: StockStorage<Product, NonNullable<Product['stock']>> = {
  save: (transaction, { shop, _id }, stock) => saveStock(transaction, shop, _id, stock),
  join: withStock,
}

/** Products, each with its stock. */
export const products = serveRecords(description, ({ runtime: { database } }) => {
  const records = recordTable(description, table, ['stock'])
  const options = { database, table: records, newId: newRecordId }
  return { methods: new StockedService(options, stocks, wholeProduct(database, records)) }
})
