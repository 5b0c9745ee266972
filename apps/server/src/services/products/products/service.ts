import { type Product, products as description } from '@comanda/contract'
import { fromMemory } from '../../../table-service/record-cache.ts'
import { recordTable } from '../../../table-service/table.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { EventBus } from '../../../runtime/event-bus.ts'
import { saveStock } from '../product-stocks/queries/save-stock.ts'
import { StockedService, type StockStorage } from '../product-stocks/stocked-service.ts'
import { wholeProduct } from './queries/whole-product.ts'
import { products as table } from '../../../tables/products.ts'
import { stocksOf } from '../product-stocks/queries/stocks-of.ts'

const stocksOn = (bus: EventBus): StockStorage<NonNullable<Product['stock']>> => ({
  save: (transaction, { shop, _id }, stock) => saveStock(transaction, shop, _id, stock),
  load: async (database, shop, ids) =>
    (await stocksOf(database, shop, ids)).map(({ product, stock }) => [product, stock]),
  announce: (event, { _id, shop }, stock) =>
    bus.publish({ path: 'productStocks', event, data: { _id, product: _id, shop, stock } }),
})

/** Products, each with its stock. */
export const products = serveRecords(description, ({ runtime }) => {
  const records = recordTable(description, table, ['stock'])
  const whole = fromMemory(runtime, description.path, wholeProduct(runtime, records))
  const options = { ...runtime, table: records, isCached: true }
  const methods = new StockedService(options, stocksOn(runtime.bus), whole)
  return { methods }
})
