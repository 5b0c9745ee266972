import { type ProductStock, productStocks as description } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { NotFound } from '@feathersjs/errors'
import { serveCall } from '../../../calls/serve-call.ts'
import { anyStaff } from '../../../policies/staff.ts'
import { ITSELF } from '../../../tables/product-stocks.ts'
import { products } from '../../../tables/products.ts'
import { adjustOnce } from '../stock-adjustments/adjust-once.ts'
import { adjustStock } from '../stock-adjustments/adjust-stock.ts'
import { stocksOf } from './queries/stocks-of.ts'

const unknown = () => new NotFound('This shop has no such product.')

/** `create productStocks/adjust`: staff change what there is of a product, or take it off (STAFF-1.11). */
export const adjustProductStock = serveCall(
  description.calls.adjust,
  anyStaff,
  (data, context): Promise<ProductStock> =>
    adjustOnce(context, description.path, data, async (transaction, adjustment) => {
      const { shop, product } = data
      const [known] = await transaction
        .select({ _id: products._id })
        .from(products)
        .where(and(eq(products.shop, shop), eq(products._id, product)))
      if (!known) throw unknown()
      const of = { shop, product, productOption: ITSELF, choice: ITSELF }
      const wasCounted = await adjustStock(transaction, of, adjustment)
      const [stock] = await stocksOf(transaction, shop, [product])
      if (!stock) throw unknown()
      return { stock, wasCounted }
    }),
)
