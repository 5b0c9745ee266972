import type { ServiceDescription } from '@comanda/contract'
import type { PgTable } from 'drizzle-orm/pg-core'
import { recordTable } from '../table-service/table.ts'
import { TableService } from '../table-service/table-service.ts'
import { type ServiceParts, serve, type Served, type ServerContext } from './served.ts'

interface TableOptions {
  readonly hooks?: (context: ServerContext) => NonNullable<ServiceParts['hooks']>
}

/** Serves the records of one table as their description says. */
export const serveTable = (
  description: ServiceDescription,
  table: PgTable,
  { hooks }: TableOptions = {},
): Served => {
  const records = recordTable(description, table)
  return serve(description, (context) => ({
    methods: new TableService({ ...context.runtime, table: records }),
    ...(hooks ? { hooks: hooks(context) } : {}),
  }))
}
