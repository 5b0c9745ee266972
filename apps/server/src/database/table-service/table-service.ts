import { MethodNotAllowed } from '@feathersjs/errors'
import type { Page } from '@comanda/contract'
import type { CallParams } from '../../declarations.ts'
import type { Database } from '../connect.ts'
import { createRecord } from './create.ts'
import { databaseError } from './database-error.ts'
import { findRecords } from './find.ts'
import { getRecord } from './get.ts'
import { patchRecord } from './patch.ts'
import { removeRecord } from './remove.ts'
import type { RecordTable } from './table.ts'

export interface TableServiceOptions {
  readonly database: Database
  readonly table: RecordTable
  readonly newId: () => string
  /** Whether one call may create, patch or remove many records. Off, as the wire never does. */
  readonly multi?: boolean
}

/** The records of one table as a Feathers service, in the closed query language. */
export class TableService<R> {
  readonly id = '_id'
  readonly options: TableServiceOptions
  constructor(options: TableServiceOptions) {
    this.options = options
  }

  async #run<T>(params: CallParams | undefined, work: (database: Database) => Promise<T>) {
    try {
      return await work(params?.transaction ?? this.options.database)
    } catch (error) {
      throw databaseError(error)
    }
  }

  #refuseMany(many: boolean): void {
    if (many && !this.options.multi) throw new MethodNotAllowed('One record at a time')
  }

  find(params?: CallParams): Promise<Page<R> | R[]> {
    return this.#run(params, (database) => findRecords<R>(database, this.options.table, params))
  }

  get(id: unknown, params?: CallParams): Promise<R> {
    return this.#run(params, (database) => getRecord<R>(database, this.options.table, id, params))
  }

  async create(data: unknown, params?: CallParams): Promise<R | R[]> {
    this.#refuseMany(Array.isArray(data))
    const { table, newId } = this.options
    return this.#run(params, (database) => createRecord<R>(database, table, data, params, newId))
  }

  async patch(id: unknown, data: unknown, params?: CallParams): Promise<R | R[]> {
    this.#refuseMany(id === null)
    const { table } = this.options
    return this.#run(params, (database) => patchRecord<R>(database, table, id, data, params))
  }

  async remove(id: unknown, params?: CallParams): Promise<R | R[]> {
    this.#refuseMany(id === null)
    return this.#run(params, (database) =>
      removeRecord<R>(database, this.options.table, id, params),
    )
  }
}
