import type { ServiceDescription } from '@comanda/contract'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Runtime } from '../runtime/runtime.ts'
import { fromMemory } from '../table-service/record-cache.ts'
import { recordTable } from '../table-service/table.ts'
import { TableService } from '../table-service/table-service.ts'
import { wholeRecord } from '../table-service/whole-record.ts'
import { type ServiceParts, serve, type Served, type ServerContext } from './served.ts'

interface TableOptions {
  /** Whether records are read from memory, as those of a shop's catalogue are: their events must name every change. */
  readonly isCached?: boolean
  readonly hooks?: (context: ServerContext) => NonNullable<ServiceParts['hooks']>
}

/** Serves the records of one table as their description says. */
export const serveTable = (
  description: ServiceDescription,
  table: PgTable,
  { hooks, isCached = false }: TableOptions = {},
): Served => {
  const records = recordTable(description, table)
  const serviceOf = (runtime: Runtime) => {
    const options = { ...runtime, table: records, isCached }
    const whole = wholeRecord(runtime, records)
    return new TableService(
      options,
      isCached ? fromMemory(runtime, description.path, whole) : whole,
    )
  }
  return serve(description, (context) => ({
    methods: serviceOf(context.runtime),
    ...(hooks ? { hooks: hooks(context) } : {}),
  }))
}
