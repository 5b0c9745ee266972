import { type ProductOption, productOptions as description } from '@comanda/contract'
import { fromMemory } from '../../../table-service/record-cache.ts'
import { recordTable } from '../../../table-service/table.ts'
import { wholeRecord } from '../../../table-service/whole-record.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { EventBus } from '../../../runtime/event-bus.ts'
import { saveOptionStock } from '../product-option-stocks/queries/save-option-stock.ts'
import { StockedService, type StockStorage, withStocks } from '../product-stocks/stocked-service.ts'
import { productOptions as table } from '../../../tables/product-options.ts'
import { optionStocksOf } from '../product-option-stocks/queries/option-stocks-of.ts'

const stocksOn = (bus: EventBus): StockStorage<NonNullable<ProductOption['stock']>> => ({
  save: (transaction, { shop, _id }, stock) => saveOptionStock(transaction, shop, _id, stock),
  load: async (database, shop, ids) =>
    (await optionStocksOf(database, shop, ids)).map(({ _id, stock }) => [_id, stock]),
  announce: (event, { _id, shop }, stock) =>
    bus.publish({
      path: 'productOptionStocks',
      event,
      data: { _id, productOption: _id, shop, stock },
    }),
})

/** Groups of choices, each with its stock. */
export const productOptions = serveRecords(description, ({ runtime }) => {
  const stocks = stocksOn(runtime.bus)
  const records = recordTable(description, table, ['stock'])
  const whole = wholeRecord<ProductOption>(runtime, records)
  const options = { ...runtime, table: records, isCached: true }
  const stocked = fromMemory<ProductOption>(runtime, description.path, async (id) => {
    const option = await whole(id)
    return option && (await withStocks(stocks, runtime.reads, [option]))[0]
  })
  return { methods: new StockedService(options, stocks, stocked) }
})
