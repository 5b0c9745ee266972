import type { Page } from '@comanda/contract'
import { MethodNotAllowed } from '@feathersjs/errors'
import type { Database } from '../../../database/connect.ts'
import { TableService, type TableServiceOptions } from '../../../table-service/table-service.ts'
import type { ReadWhole } from '../../../table-service/whole-record.ts'
import type { CallParams } from '../../../runtime/app.ts'

/** A record that has a stock, which is kept in a table of its own. */
export interface Stocked<S> {
  readonly _id: string
  readonly shop: string
  readonly stock?: S
}

/** How the stocks of some records are kept. */
export interface StockKeeping<R, S> {
  /** Puts a stock in the place of the one there was; none leaves the record uncounted. */
  save(
    transaction: Database,
    record: { readonly _id: string; readonly shop: string },
    stock: S | undefined,
  ): Promise<void>
  /** The records, each with its stock where it is counted. */
  join(database: Database, records: readonly R[]): Promise<R[]>
}

/** What creates or changes a record, told apart from its stock. */
const apart = <S>(data: object & { stock?: S }): { stock?: S; rest: object } => {
  const { stock, ...rest } = data
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

/** Records, each with what is left of it. */
export class StockedService<R extends Stocked<S>, S> extends TableService<R> {
  readonly stocks: StockKeeping<R, S>
  constructor(
    options: TableServiceOptions,
    stocks: StockKeeping<R, S>,
    readWhole: ReadWhole<R> | undefined,
  ) {
    super(options, readWhole)
    this.stocks = stocks
  }

  override async find(params?: CallParams): Promise<Page<R> | R[]> {
    const found = await super.find(tableParams(params))
    if (!wantsStock(params) || !Array.isArray(found)) return found
    return this.stocks.join(this.databaseOf(params), found)
  }

  override async get(id: unknown, params?: CallParams): Promise<R> {
    if (this.wholeFor(params)) return super.get(id, params)
    const record = await super.get(id, tableParams(params))
    if (!wantsStock(params)) return record
    const [stocked] = await this.stocks.join(this.databaseOf(params), [record])
    return stocked ?? record
  }

  override create(data: unknown, params?: CallParams): Promise<R | R[]> {
    const { stock, rest } = apart(data as { stock?: S | null })
    // A new record that is not counted has no rows of stock to keep or to read.
    if (!stock) return super.create(rest, tableParams(params))
    return this.changing(params, stock, (own) => super.create(rest, own))
  }

  override patch(id: unknown, data: unknown, params?: CallParams): Promise<R | R[]> {
    const { stock, rest } = apart(data as { stock?: S | null })
    return this.changing(params, stock, (own) =>
      Object.keys(rest).length > 0 ? super.patch(id, rest, own) : super.get(id, own),
    )
  }

  override remove(id: unknown, params?: CallParams): Promise<R | R[]> {
    return this.changing(params, null, (own) => super.remove(id, own))
  }

  databaseOf(params: CallParams | undefined): Database {
    return params?.transaction ?? this.options.database
  }

  /** The change and the new stock in one transaction. */
  changing(
    params: CallParams | undefined,
    stock: S | null | undefined,
    change: (params: CallParams) => Promise<R | R[]>,
  ): Promise<R> {
    return this.databaseOf(params).transaction(async (transaction) => {
      const record = await change({ ...tableParams(params), transaction })
      if (Array.isArray(record)) throw new MethodNotAllowed('One record at a time')
      if (stock !== undefined) await this.stocks.save(transaction, record, stock ?? undefined)
      const [stocked] = await this.stocks.join(transaction, [record])
      return stocked ?? record
    })
  }
}
