import { type Product, products as description } from '@comanda/contract'
import { recordTable } from '../../../table-service/table.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { saveStock } from '../product-stocks/queries/save-stock.ts'
import { StockedService, type StockKeeping } from '../product-stocks/stocked-service.ts'
import { wholeProduct } from './queries/whole-product.ts'
import { products as table } from '../../../tables/products.ts'
import { withStock } from './with-stock.ts'

const stocks: StockKeeping<Product, NonNullable<Product['stock']>> = {
  save: (transaction, { shop, _id }, stock) => saveStock(transaction, shop, _id, stock),
  join: withStock,
}

/** Products, each with its stock. */
export const products = serveRecords(description, ({ runtime: { database } }) => {
  const records = recordTable(description, table, ['stock'])
  const options = { database, table: records, newId: newRecordId }
  return { methods: new StockedService(options, stocks, wholeProduct(database, records)) }
})
