import { type ProductStock, productStocks as description, queryFields } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { inSentTransaction } from '../../../database/transaction.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { WithShopDirectory } from '../../../shop-directory/in-shop-of-session.ts'
import { shopLookUp } from '../../../shop-directory/shop-look-up.ts'
import { findRecords } from '../../../table-service/find.ts'
import { getRecord } from '../../../table-service/get.ts'
import type { RecordTable } from '../../../table-service/table.ts'
import type { CallParams } from '../../../runtime/app.ts'
import { products } from '../../../tables/products.ts'
import { saveStock } from './queries/save-stock.ts'
import { stocksOf } from './queries/stocks-of.ts'

/** The products whose stocks are requested: a stock has the product's id, and its shop. */
const columns = { _id: products._id, product: products._id, shop: products.shop }

const table: RecordTable = {
  table: products,
  columns,
  id: products._id,
  fields: Object.keys(columns),
  query: queryFields(description),
  paginate: false,
  shopLookUp: shopLookUp(products),
}

type StockedProduct = Omit<ProductStock, 'stock'>

const stocksWithin = async (
  { reads }: WithShopDirectory,
  params: CallParams,
): Promise<ProductStock[]> => {
  // A stock is whole, whatever is selected of it later.
  const { $select: _, ...query } = params.query ?? {}
  const found = await findRecords<StockedProduct>(reads, table, { ...params, query }, {})
  const list = Array.isArray(found) ? found : found.data
  const stocks: ProductStock[] = []
  for (const shop of new Set(list.map((product) => product.shop))) {
    const ids = list.filter((product) => product.shop === shop).map((product) => product._id)
    stocks.push(...(await stocksOf(reads, shop, ids)))
  }
  return stocks
}

const oneWithin = (
  { reads, shopDirectory }: WithShopDirectory,
  id: unknown,
  params: CallParams,
): Promise<StockedProduct> =>
  getRecord<StockedProduct>(reads, table, id, { ...params, query: {} }, shopDirectory)

const notCounted = () => new NotFound('This product is not counted.')

/** The stocks of products, which staff may set at any moment. */
export const productStocks = serveRecords(description, ({ runtime }) => ({
  publishes: ['patched'],
  methods: {
    find: (params = {}) => stocksWithin(runtime, params),
    get: async (id, params = {}) => {
      const { shop, product } = await oneWithin(runtime, id, params)
      const [stock] = await stocksOf(runtime.reads, shop, [product])
      if (!stock) throw notCounted()
      return stock
    },
    patch: async (id, { stock }, params = {}) => {
      const product = await oneWithin(runtime, id, params)
      const wasCounted = await inSentTransaction(runtime.database, (transaction) =>
        Promise.resolve({ sent: saveStock(transaction, product.shop, product._id, stock) }),
      )
      const changed = { ...product, stock }
      const event = wasCounted ? 'patched' : 'created'
      runtime.bus.publish({ path: description.path, event, data: changed })
      return changed
    },
  },
}))
