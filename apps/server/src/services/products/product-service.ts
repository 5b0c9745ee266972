import type { Page, Product, ProductStock } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { TableService } from '../../database/table-service/table-service.ts'
import type { Database } from '../../database/connect.ts'
import type { CallParams } from '../../declarations.ts'
import { saveStock } from '../product-stocks/queries/save-stock.ts'
import { withStock } from './with-stock.ts'

type Stock = ProductStock['stock']

const stockIn = (data: unknown): { stock?: Stock | null; rest: Record<string, unknown> } => {
  const { stock, ...rest } = data as { stock?: Stock | null }
  return stock === undefined ? { rest } : { stock, rest }
}

const wantsStock = (params: CallParams | undefined): boolean => {
  const select = params?.query?.['$select']
  return (
    select === undefined || (Array.isArray(select) ? select.includes('stock') : select === 'stock')
  )
}

/** Without `stock` and with `shop`, by which stocks are found. */
const tableParams = (params: CallParams | undefined): CallParams => {
  const select = params?.query?.['$select']
  if (select === undefined) return { ...params }
  const fields = Array.isArray(select) ? select : [select]
  const own = [...fields.filter((field) => field !== 'stock'), 'shop']
  return { ...params, query: { ...params?.query, $select: own } }
}

/** Products, each with what is left of it, which is kept in a table of its own. */
export class ProductService extends TableService<Product> {
  override async find(params?: CallParams): Promise<Page<Product> | Product[]> {
    const found = await super.find(tableParams(params))
    if (!wantsStock(params) || !Array.isArray(found)) return found
    return withStock(this.databaseOf(params), found)
  }

  override async get(id: unknown, params?: CallParams): Promise<Product> {
    if (this.wholeFor(params)) return super.get(id, params)
    const product = await super.get(id, tableParams(params))
    if (!wantsStock(params)) return product
    const [stocked] = await withStock(this.databaseOf(params), [product])
    return stocked ?? product
  }

  override create(data: unknown, params?: CallParams): Promise<Product | Product[]> {
    const { stock, rest } = stockIn(data)
    // A new product that is not counted has no rows of stock to keep or to read.
    if (!stock) return super.create(rest, tableParams(params))
    return this.changing(params, stock, (own) => super.create(rest, own))
  }

  override patch(id: unknown, data: unknown, params?: CallParams): Promise<Product | Product[]> {
    const { stock, rest } = stockIn(data)
    return this.changing(params, stock, (own) =>
      Object.keys(rest).length > 0 ? super.patch(id, rest, own) : super.get(id, own),
    )
  }

  override remove(id: unknown, params?: CallParams): Promise<Product | Product[]> {
    return this.changing(params, null, (own) => super.remove(id, own))
  }

  databaseOf(params: CallParams | undefined): Database {
    return params?.transaction ?? this.options.database
  }

  /** The change and the new stock in one transaction. */
  changing(
    params: CallParams | undefined,
    stock: Stock | null | undefined,
    change: (params: CallParams) => Promise<Product | Product[]>,
  ): Promise<Product> {
    return this.databaseOf(params).transaction(async (transaction) => {
      const product = await change({ ...tableParams(params), transaction })
      if (Array.isArray(product)) throw new NotFound('One product at a time')
      if (stock !== undefined)
        await saveStock(transaction, product.shop, product._id, stock ?? undefined)
      const [stocked] = await withStock(transaction, [product])
      return stocked ?? product
    })
  }
}
