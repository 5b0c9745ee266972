import { type Product, products as description } from '@comanda/contract'
import { recordTable } from '../../../table-service/table.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { saveStock } from '../product-stocks/queries/save-stock.ts'
import { StockedService, type StockStorage } from '../product-stocks/stocked-service.ts'
import { wholeProduct } from './queries/whole-product.ts'
import { products as table } from '../../../tables/products.ts'
import { stocksOf } from '../product-stocks/queries/stocks-of.ts'

const stocks: StockStorage<NonNullable<Product['stock']>> = {
  save: (transaction, { shop, _id }, stock) => saveStock(transaction, shop, _id, stock),
  load: async (database, shop, ids) =>
    (await stocksOf(database, shop, ids)).map(({ product, stock }) => [product, stock]),
}

/** Products, each with its stock. */
export const products = serveRecords(description, ({ runtime: { database } }) => {
  const records = recordTable(description, table, ['stock'])
  const options = { database, table: records, newId: newRecordId }
  return { methods: new StockedService(options, stocks, wholeProduct(database, records)) }
})
