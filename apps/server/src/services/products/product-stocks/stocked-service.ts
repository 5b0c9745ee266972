import type { Page } from '@comanda/contract'
import { MethodNotAllowed } from '@feathersjs/errors'
import type { Database } from '../../../database/connect.ts'
import { TableService, type TableServiceOptions } from '../../../table-service/table-service.ts'
import type { ReadWhole } from '../../../table-service/whole-record.ts'
import type { CallParams } from '../../../runtime/app.ts'
import { refused } from '../../../errors/refusal.ts'
import { fieldValues } from '../../../table-service/field-values.ts'
import { queryOf } from '../../../table-service/read.ts'
import { groupBy } from '../../../records/group-by.ts'

/** A record with a stock, which is stored in a table of its own. */
export interface Stocked<S> {
  readonly _id: string
  /** Without it the record is for all shops, each of which has a stock of its own. */
  readonly shop?: string
  readonly stock?: S
}

/** A record of a shop. */
export interface StockOwner {
  readonly _id: string
  readonly shop: string
}

/** How the stocks of some records are stored. */
export interface StockStorage<S> {
  /** Replaces a record's stock; `undefined` makes the record uncounted. Returns whether it was counted before. */
  save(transaction: Database, record: StockOwner, stock: S | undefined): Promise<boolean>
  /** Sends the event of a stock of its own service: `created` if the record was not counted before. */
  announce(event: 'created' | 'patched', record: StockOwner, stock: S): void
  /** Returns the stocks of those records of a shop that are counted, each with the record's id. */
  load(
    database: Database,
    shop: string,
    ids: readonly string[],
  ): Promise<readonly (readonly [id: string, stock: S])[]>
}

/** Adds its stock to each record that is counted; `of` is the shop whose stocks records of all shops get. */
export const withStocks = async <R extends Stocked<S>, S>(
  { load }: Pick<StockStorage<S>, 'load'>,
  database: Database,
  records: readonly R[],
  of?: string,
): Promise<R[]> => {
  const stocks = new Map<string, S>()
  for (const [shop, own] of groupBy(records, (record) => record.shop ?? of)) {
    if (shop === undefined) continue
    const ids = own.map(({ _id }) => _id)
    for (const [id, stock] of await load(database, shop, ids)) stocks.set(id, stock)
  }
  return records.map((record) => {
    const stock = stocks.get(record._id)
    return stock === undefined ? record : { ...record, stock }
  })
}

/** The fields that create or change a record, without its stock. */
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

const stockOfAll = () =>
  refused({
    kind: 'BadRequest',
    code: 'dataInvalid',
    message: 'Each shop counts its own.',
    field: 'stock',
  })

/** Records, each with its stock. */
export class StockedService<R extends Stocked<S>, S> extends TableService<R> {
  readonly stocks: StockStorage<S>
  constructor(
    options: TableServiceOptions,
    stocks: StockStorage<S>,
    readWhole: ReadWhole<R> | undefined,
  ) {
    super(options, readWhole)
    this.stocks = stocks
  }

  override async find(params?: CallParams): Promise<Page<R> | R[]> {
    const found = await super.find(tableParams(params))
    if (!wantsStock(params) || !Array.isArray(found)) return found
    const shops = fieldValues(queryOf(this.options.table, params).where, 'shop') ?? []
    const [shop, ...others] = [...shops].filter((one) => typeof one === 'string')
    const of = others.length === 0 ? shop : undefined
    return withStocks(this.stocks, this.readsOf(params), found, of)
  }

  override async get(id: unknown, params?: CallParams): Promise<R> {
    if (this.wholeFor(params)) return super.get(id, params)
    const record = await super.get(id, tableParams(params))
    if (!wantsStock(params)) return record
    const [stocked] = await withStocks(this.stocks, this.readsOf(params), [record])
    return stocked ?? record
  }

  override create(data: unknown, params?: CallParams): Promise<R | R[]> {
    const { stock, rest } = apart(data as { stock?: S | null })
    // A new record that is not counted has no stock rows to save or read.
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

  readsOf(params: CallParams | undefined): Database {
    return params?.transaction ?? this.options.reads
  }

  databaseOf(params: CallParams | undefined): Database {
    return params?.transaction ?? this.options.database
  }

  /** The change and the new stock in one transaction, then the event of the stock. */
  async changing(
    params: CallParams | undefined,
    stock: S | null | undefined,
    change: (params: CallParams) => Promise<R | R[]>,
  ): Promise<R> {
    let wasCounted = false
    const changed = await this.databaseOf(params).transaction(async (transaction) => {
      const record = await change({ ...tableParams(params), transaction })
      if (Array.isArray(record)) throw new MethodNotAllowed('One record at a time')
      const { _id, shop } = record
      if (shop === undefined && stock) throw stockOfAll()
      if (shop !== undefined && stock !== undefined)
        wasCounted = await this.stocks.save(transaction, { _id, shop }, stock ?? undefined)
      const [stocked] = await withStocks(this.stocks, transaction, [record])
      return stocked ?? record
    })
    const { _id, shop } = changed
    if (stock && shop !== undefined)
      this.stocks.announce(wasCounted ? 'patched' : 'created', { _id, shop }, stock)
    return changed
  }
}
