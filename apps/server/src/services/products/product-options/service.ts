import { type ProductOption, productOptions as description } from '@comanda/contract'
import { recordTable } from '../../../table-service/table.ts'
import { wholeRecord } from '../../../table-service/whole-record.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { saveOptionStock } from '../product-option-stocks/queries/save-option-stock.ts'
import { StockedService, type StockStorage } from '../product-stocks/stocked-service.ts'
import { productOptions as table } from '../../../tables/product-options.ts'
import type { Database } from '../../../database/connect.ts'
import { groupBy } from '../../../records/group-by.ts'
import { optionStocksOf } from '../product-option-stocks/queries/option-stocks-of.ts'

/** Adds its stock to each group that is counted. */
const withStock = async (
  database: Database,
  options: readonly ProductOption[],
): Promise<ProductOption[]> => {
  const stocks = new Map<string, ProductOption['stock']>()
  for (const [shop, own] of groupBy(options, (option) => option.shop)) {
    const ids = own.map((option) => option._id)
    for (const { _id, stock } of await optionStocksOf(database, shop, ids)) stocks.set(_id, stock)
  }
  return options.map((option) => {
    const stock = stocks.get(option._id)
    return stock ? { ...option, stock } : option
  })
}

const stocks: StockStorage<ProductOption, NonNullable<ProductOption['stock']>> = {
  save: (transaction, { shop, _id }, stock) => saveOptionStock(transaction, shop, _id, stock),
  join: withStock,
}

/** Groups of choices, each with its stock. */
export const productOptions = serveRecords(description, ({ runtime: { database } }) => {
  const records = recordTable(description, table, ['stock'])
  const whole = wholeRecord<ProductOption>(database, records)
  const options = { database, table: records, newId: newRecordId }
  const methods = new StockedService(options, stocks, async (id) => {
    const option = await whole(id)
    return option && (await withStock(database, [option]))[0]
  })
  return { methods }
})
