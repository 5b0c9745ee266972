import { MethodNotAllowed } from '@feathersjs/errors'
import { type Condition, meets, type Page, type Query } from '@comanda/contract'
import type { CallParams } from '../runtime/app.ts'
import type { Database } from '../database/connect.ts'
import { newRecordId } from '../identifiers/new-id.ts'
import { isFields } from '../records/fields.ts'
import { selected } from '../records/selected.ts'
import type { ShopDirectory } from '../shop-directory/shop-directory.ts'
import { createRecord, type NewId } from './create.ts'
import { databaseError } from './database-error.ts'
import { findRecords, type Paging } from './find.ts'
import { getRecord, notFound } from './get.ts'
import { patchRecord } from './patch.ts'
import { asksWhole, holdsAlways, queryOf } from './read.ts'
import { removeRecord } from './remove.ts'
import type { RecordTable } from './table.ts'
import { type ReadWhole, wholeRecord } from './whole-record.ts'
import { withShopsOfIds } from './with-shops-of-ids.ts'

export type Multi = boolean | readonly string[]

export interface TableServiceOptions {
  readonly database: Database
  readonly reads: Database
  readonly shopDirectory: ShopDirectory
  readonly table: RecordTable
  /** By default ids tell the shop of a table that is stored by shop. */
  readonly newId?: NewId
  /** The methods that may change several records in one call. By default none, as on the wire. */
  readonly multi?: Multi
  /** Overrides the wire's paging; without a default size, there is no paging. */
  readonly paginate?: Paging
  /** Whether `readWhole` reads from memory: then it reads records with conditions and selections too. */
  readonly isCached?: boolean
}

const newIdFor =
  ({ table, shopDirectory }: TableServiceOptions): NewId =>
  ({ shop }, database) =>
    table.shopLookUp && typeof shop === 'string'
      ? shopDirectory.newRecordId(database, shop)
      : newRecordId()

const run = async <T>(
  options: TableServiceOptions,
  params: CallParams | undefined,
  work: (database: Database) => Promise<T>,
  on: 'database' | 'reads' = 'database',
): Promise<T> => {
  try {
    return await work(params?.transaction ?? options[on])
  } catch (error) {
    throw databaseError(error)
  }
}

/** A call may override the service's options: only the server's own calls can. */
const optionsFor = (options: TableServiceOptions, params: CallParams | undefined) => ({
  ...options,
  ...params?.adapter,
})

const allows = (multi: Multi | undefined, method: string): boolean =>
  typeof multi === 'object' ? multi.includes(method) : multi === true

const refuseMany = (options: TableServiceOptions, method: string, many: boolean): void => {
  if (many && !allows(options.multi, method))
    throw new MethodNotAllowed(`Can not ${method} multiple entries`)
}

const isWithin = (where: Condition, record: object): boolean =>
  holdsAlways(where) || (isFields(record) && meets(where, record))

/** Serves the records of one table as a Feathers service, in the closed query language. */
export class TableService<R extends object> {
  readonly id = '_id'
  readonly options: TableServiceOptions
  readonly readWhole: ReadWhole<R>
  constructor(options: TableServiceOptions, readWhole?: ReadWhole<R>) {
    this.options = options
    this.readWhole = readWhole ?? wholeRecord(options, options.table)
  }

  find(params?: CallParams): Promise<Page<R> | R[]> {
    const { table, paginate, shopDirectory } = optionsFor(this.options, params)
    const paging = params?.paginate === false ? {} : (params?.paginate ?? paginate)
    const read = async (database: Database) => {
      const scoped = await withShopsOfIds({ database, shopDirectory }, table, params)
      return findRecords<R>(database, table, scoped, paging)
    }
    return run(this.options, params, read, 'reads')
  }

  get(id: unknown, params?: CallParams): Promise<R> {
    const { table, shopDirectory } = this.options
    const read = async (database: Database): Promise<R> => {
      const query = this.wholeFor(params)
      if (!query) return getRecord<R>(database, table, id, params, shopDirectory)
      const record = await this.readWhole(String(id))
      if (!record || !isWithin(query.where, record)) throw notFound(id)
      // What is in memory is shared: the server's own code may change what it gets.
      const own = this.options.isCached && !params?.provider ? { ...record } : record
      return selected(own, query.select)
    }
    return run(this.options, params, read, 'reads')
  }

  /**
   * Returns the query if the call reads a whole record, by the prepared statement or from memory; neither sees what a
   * transaction has written.
   */
  wholeFor(params: CallParams | undefined): Query | undefined {
    if (params?.transaction) return undefined
    const query = queryOf(this.options.table, params)
    return this.options.isCached || asksWhole(query) ? query : undefined
  }

  async create(data: unknown, params?: CallParams): Promise<R | R[]> {
    refuseMany(optionsFor(this.options, params), 'create', Array.isArray(data))
    const { table, shopDirectory, newId = newIdFor(this.options) } = this.options
    return run(this.options, params, (database) =>
      createRecord<R>(database, table, data, params, { newId, shopDirectory }),
    )
  }

  async patch(id: unknown, data: unknown, params?: CallParams): Promise<R | R[]> {
    refuseMany(optionsFor(this.options, params), 'patch', id === null)
    const { table, shopDirectory } = this.options
    return run(this.options, params, (database) =>
      patchRecord<R>(database, table, id, data, params, shopDirectory),
    )
  }

  async remove(id: unknown, params?: CallParams): Promise<R | R[]> {
    refuseMany(optionsFor(this.options, params), 'remove', id === null)
    const { table, shopDirectory } = this.options
    return run(this.options, params, (database) =>
      removeRecord<R>(database, table, id, params, shopDirectory),
    )
  }
}
