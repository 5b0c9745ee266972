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

const run = async <T>(
  options: TableServiceOptions,
  params: CallParams | undefined,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  try {
    return await work(params?.transaction ?? options.database)
  } catch (error) {
    throw databaseError(error)
  }
}

const refuseMany = (options: TableServiceOptions, many: boolean): void => {
  if (many && !options.multi) throw new MethodNotAllowed('One record at a time')
}

/** The records of one table as a Feathers service, in the closed query language. */
export class TableService<R> {
  readonly id = '_id'
  readonly options: TableServiceOptions
  constructor(options: TableServiceOptions) {
    this.options = options
  }

  find(params?: CallParams): Promise<Page<R> | R[]> {
    const { table } = this.options
    return run(this.options, params, (database) => findRecords<R>(database, table, params))
  }

  get(id: unknown, params?: CallParams): Promise<R> {
    const { table } = this.options
    return run(this.options, params, (database) => getRecord<R>(database, table, id, params))
  }

  async create(data: unknown, params?: CallParams): Promise<R | R[]> {
    refuseMany(this.options, Array.isArray(data))
    const { table, newId } = this.options
    return run(this.options, params, (database) =>
      createRecord<R>(database, table, data, params, newId),
    )
  }

  async patch(id: unknown, data: unknown, params?: CallParams): Promise<R | R[]> {
    refuseMany(this.options, id === null)
    const { table } = this.options
    return run(this.options, params, (database) =>
      patchRecord<R>(database, table, id, data, params),
    )
  }

  async remove(id: unknown, params?: CallParams): Promise<R | R[]> {
    refuseMany(this.options, id === null)
    const { table } = this.options
    return run(this.options, params, (database) => removeRecord<R>(database, table, id, params))
  }
}
