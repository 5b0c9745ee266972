import { type ProductOption, productOptions as description } from '@comanda/contract'
import { fromMemory } from '../../../table-service/record-cache.ts'
import { recordTable } from '../../../table-service/table.ts'
import { wholeRecord } from '../../../table-service/whole-record.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import { refused } from '../../../errors/refusal.ts'
import type { CallContext, NextCall } from '../../../runtime/app.ts'
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

/** Refuses a group of all shops with a choice that is a dish: dishes are of one shop (GROUP-4.2). */
const refuseDishes = async ({ app, data, id }: CallContext, next: NextCall): Promise<void> => {
  const { shop, choices = [] } = data as Partial<ProductOption>
  const place = choices.findIndex(({ product }) => product !== undefined)
  if (place >= 0) {
    const known = id == null ? { shop } : await app.service('productOptions').get(String(id))
    const { shop: own } = known as Pick<ProductOption, 'shop'>
    if (own === undefined)
      throw refused({
        kind: 'BadRequest',
        code: 'dataInvalid',
        message: 'A group of all shops has no dishes of one.',
        field: `choices.${place}.product`,
      })
  }
  await next()
}

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
  return {
    methods: new StockedService(options, stocks, stocked),
    hooks: { create: [refuseDishes], patch: [refuseDishes] },
  }
})
