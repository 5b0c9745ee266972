import type { ServiceDescription } from '@comanda/contract'
import type { PgTable } from 'drizzle-orm/pg-core'
import { newRecordId } from '../identifiers/new-id.ts'
import { recordTable } from '../table-service/table.ts'
import { TableService } from '../table-service/table-service.ts'
import { type ServiceParts, serve, type Served, type ServerContext } from './served.ts'

interface TableOptions {
  /** Generates the ids of new records: secret ones if an id gives access. */
  readonly newId?: () => string
  readonly hooks?: (context: ServerContext) => NonNullable<ServiceParts['hooks']>
}

/** Serves the records of one table as their description says. */
export const serveTable = (
  description: ServiceDescription,
  table: PgTable,
  { newId = newRecordId, hooks }: TableOptions = {},
): Served => {
  const records = recordTable(description, table)
  return serve(description, (context) => ({
    methods: new TableService({ database: context.runtime.database, table: records, newId }),
    ...(hooks ? { hooks: hooks(context) } : {}),
  }))
}
