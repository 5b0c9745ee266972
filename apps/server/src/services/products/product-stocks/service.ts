import { type ProductStock, productStocks as description, queryFields } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import type { Database } from '../../../database/connect.ts'
import { queryOf } from '../../../table-service/read.ts'
import type { RecordTable } from '../../../table-service/table.ts'
import { whereOf } from '../../../table-service/where.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
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
}

const stocksWithin = async (database: Database, params: CallParams): Promise<ProductStock[]> => {
  const found = await database
    .select(columns)
    .from(products)
    .where(whereOf(columns, queryOf(table, params).where))
  const stocks: ProductStock[] = []
  for (const shop of new Set(found.map((product) => product.shop))) {
    const ids = found.filter((product) => product.shop === shop).map((product) => product._id)
    stocks.push(...(await stocksOf(database, shop, ids)))
  }
  return stocks
}

const notFound = () => new NotFound('This product is not counted.')

/** The stocks of products, which staff may set at any moment. */
export const productStocks = serveRecords(description, ({ runtime: { database, bus } }) => ({
  publishes: ['patched'],
  methods: {
    find: (params = {}) => stocksWithin(database, params),
    get: async (id, params = {}) => {
      const query = { _id: String(id) }
      const [stock] = await stocksWithin(database, { ...params, provider: '', query })
      if (!stock) throw notFound()
      return stock
    },
    patch: async (id, { stock }, params = {}) => {
      const within = queryOf(table, { ...params, provider: '', query: { _id: String(id) } }).where
      const [product] = await database
        .select(columns)
        .from(products)
        .where(whereOf(columns, within))
      if (!product) throw notFound()
      const wasCounted = await inTransaction(database, (transaction) =>
        saveStock(transaction, product.shop, product._id, stock),
      )
      const changed = { ...product, stock }
      const event = wasCounted ? 'patched' : 'created'
      bus.publish({ path: description.path, event, data: changed })
      return changed
    },
  },
}))
