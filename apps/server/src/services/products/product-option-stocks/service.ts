import {
  type ProductOptionStock,
  productOptionStocks as description,
  queryFields,
} from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { inTransaction } from '../../../database/transaction.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { WithShopDirectory } from '../../../shop-directory/in-shop-of-session.ts'
import { shopLookUp } from '../../../shop-directory/shop-look-up.ts'
import { findRecords } from '../../../table-service/find.ts'
import { getRecord } from '../../../table-service/get.ts'
import type { RecordTable } from '../../../table-service/table.ts'
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
  shopLookUp: shopLookUp(productOptions),
}

/** A group of all shops has no shop: each has a stock of its own of it. */
type StockedGroup = Pick<ProductOptionStock, '_id' | 'productOption'> & { readonly shop?: string }

const stocksWithin = async (
  { reads }: WithShopDirectory,
  params: CallParams,
): Promise<ProductOptionStock[]> => {
  // A stock is whole, whatever is selected of it later.
  const { $select: _, ...query } = params.query ?? {}
  const within = async (some: Record<string, unknown>): Promise<readonly StockedGroup[]> => {
    const found = await findRecords<StockedGroup>(reads, table, { ...params, query: some }, {})
    return Array.isArray(found) ? found : found.data
  }
  const { shop: of } = query
  const groups = await within(query)
  const ofAll = typeof of === 'string' ? await within({ ...query, shop: null }) : []
  const stocks: ProductOptionStock[] = []
  for (const [shop, own] of groupBy([...groups, ...ofAll], (one) => one.shop ?? of)) {
    if (typeof shop !== 'string') continue
    const ids = own.map(({ _id }) => _id)
    stocks.push(...(await optionStocksOf(reads, shop, ids)))
  }
  return stocks
}

const oneWithin = (
  { reads, shopDirectory }: WithShopDirectory,
  id: unknown,
  params: CallParams,
): Promise<StockedGroup> =>
  getRecord<StockedGroup>(reads, table, id, { ...params, query: {} }, shopDirectory)

const notCounted = () => new NotFound('The choices of this group are not counted.')

/** The stocks of option groups, which staff may set at any moment. */
export const productOptionStocks = serveRecords(description, ({ runtime }) => ({
  publishes: ['patched'],
  methods: {
    find: (params = {}) => stocksWithin(runtime, params),
    get: async (id, params = {}) => {
      const { shop, productOption } = await oneWithin(runtime, id, params)
      if (shop === undefined) throw notCounted()
      const [stock] = await optionStocksOf(runtime.reads, shop, [productOption])
      if (!stock) throw notCounted()
      return stock
    },
    patch: async (id, { stock }, params = {}) => {
      const { shop, ...group } = await oneWithin(runtime, id, params)
      if (shop === undefined) throw notCounted()
      const wasCounted = await inTransaction(runtime.database, (transaction) =>
        saveOptionStock(transaction, shop, group._id, stock),
      )
      const changed = { ...group, shop, stock }
      const event = wasCounted ? 'patched' : 'created'
      runtime.bus.publish({ path: description.path, event, data: changed })
      return changed
    },
  },
}))
