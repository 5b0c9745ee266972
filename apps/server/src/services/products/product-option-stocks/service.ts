import {
  type ProductOptionStock,
  productOptionStocks as description,
  queryFields,
} from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import type { Database } from '../../../database/connect.ts'
import { queryOf } from '../../../table-service/read.ts'
import type { RecordTable } from '../../../table-service/table.ts'
import { whereOf } from '../../../table-service/where.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { CallParams } from '../../../runtime/app.ts'
import { groupBy } from '../../../records/group-by.ts'
import { productOptions } from '../../../tables/product-options.ts'
import { optionStocksOf } from './queries/option-stocks-of.ts'
import { saveOptionStock } from './queries/save-option-stock.ts'

/** The groups whose stocks are requested: a stock has the group's id, and its shop. */
const columns = {
  _id: productOptions._id,
  productOption: productOptions._id,
  shop: productOptions.shop,
}

const table: RecordTable = {
  table: productOptions,
  columns,
  id: productOptions._id,
  fields: Object.keys(columns),
  query: queryFields(description),
  paginate: false,
}

const groupsWithin = (database: Database, params: CallParams) =>
  database
    .select(columns)
    .from(productOptions)
    .where(whereOf(columns, queryOf(table, params).where))

const stocksWithin = async (
  database: Database,
  params: CallParams,
): Promise<ProductOptionStock[]> => {
  const stocks: ProductOptionStock[] = []
  for (const [shop, own] of groupBy(await groupsWithin(database, params), (one) => one.shop)) {
    const ids = own.map(({ _id }) => _id)
    stocks.push(...(await optionStocksOf(database, shop, ids)))
  }
  return stocks
}

const notFound = () => new NotFound('The choices of this group are not counted.')

const one = (id: unknown, params: CallParams): CallParams => ({
  ...params,
  provider: '',
  query: { _id: String(id) },
})

/** The stocks of option groups, which staff may set at any moment. */
export const productOptionStocks = serveRecords(description, ({ runtime: { database, bus } }) => ({
  publishes: ['patched'],
  methods: {
    find: (params = {}) => stocksWithin(database, params),
    get: async (id, params = {}) => {
      const [stock] = await stocksWithin(database, one(id, params))
      if (!stock) throw notFound()
      return stock
    },
    patch: async (id, { stock }, params = {}) => {
      const [group] = await groupsWithin(database, one(id, params))
      if (!group) throw notFound()
      const wasCounted = await inTransaction(database, (transaction) =>
        saveOptionStock(transaction, group.shop, group._id, stock),
      )
      const changed = { ...group, stock }
      const event = wasCounted ? 'patched' : 'created'
      bus.publish({ path: description.path, event, data: changed })
      return changed
    },
  },
}))
