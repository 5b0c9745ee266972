import { type Product, services } from '@comanda/contract'
import { recordTable } from '../../../table-service/table.ts'
import type { App, WireService } from '../../../runtime/app.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { saveStock } from '../product-stocks/queries/save-stock.ts'
import { StockedService, type StockKeeping } from '../product-stocks/stocked-service.ts'
import { wholeProduct } from './queries/whole-product.ts'
import { products as table } from '../../../tables/products.ts'
import { withStock } from './with-stock.ts'

const stocks: StockKeeping<Product, NonNullable<Product['stock']>> = {
  save: (transaction, { shop, _id }, stock) => saveStock(transaction, shop, _id, stock),
  join: withStock,
}

/** Products, each with what is left of it. */
export const products = (app: App, { database }: Runtime): void => {
  const records = recordTable(services.products, table, ['stock'])
  const options = { database, table: records, newId: newRecordId }
  const service = new StockedService(options, stocks, wholeProduct(database, records))
  app.use('products', service as unknown as WireService, {
    methods: [...services.products.methods],
  })
}
