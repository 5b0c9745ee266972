import { type ProductOption, services } from '@comanda/contract'
import { recordTable } from '../../../table-service/table.ts'
import { wholeRecord } from '../../../table-service/whole-record.ts'
import type { App, WireService } from '../../../runtime/app.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { saveOptionStock } from '../product-option-stocks/queries/save-option-stock.ts'
import { StockedService, type StockKeeping } from '../product-stocks/stocked-service.ts'
import { productOptions as table } from '../../../tables/product-options.ts'
import { withStock } from './with-stock.ts'

const stocks: StockKeeping<ProductOption, NonNullable<ProductOption['stock']>> = {
  save: (transaction, { shop, _id }, stock) => saveOptionStock(transaction, shop, _id, stock),
  join: withStock,
}

/** Groups of choices, each with what is left of its choices. */
export const productOptions = (app: App, { database }: Runtime): void => {
  const records = recordTable(services.productOptions, table, ['stock'])
  const whole = wholeRecord<ProductOption>(database, records)
  const service = new StockedService(
    { database, table: records, newId: newRecordId },
    stocks,
    async (id) => {
      const option = await whole(id)
      return option && (await withStock(database, [option]))[0]
    },
  )
  app.use('productOptions', service as unknown as WireService, {
    methods: [...services.productOptions.methods],
  })
}
