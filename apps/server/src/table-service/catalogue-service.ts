import { services, type ServicePath } from '@comanda/contract'
import type { PgTable } from 'drizzle-orm/pg-core'
import { recordTable } from './table.ts'
import { TableService } from './table-service.ts'
import type { App, WireService } from '../runtime/app.ts'
import { newRecordId } from '../identifiers/new-id.ts'
import type { Runtime } from '../runtime/runtime.ts'

/** Registers what serves the records of one table, as the contract describes its path. */
export const catalogueService =
  (path: ServicePath, table: PgTable, newId: () => string = newRecordId) =>
  (app: App, { database }: Runtime): void => {
    const description = services[path]
    const records = recordTable(description, table)
    const service = new TableService({ database, table: records, newId })
    app.use(path, service as unknown as WireService, { methods: [...description.methods] })
  }
