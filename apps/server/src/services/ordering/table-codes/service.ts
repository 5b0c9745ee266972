import { type TableCode, tableCodes as description } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { Served } from '../../../calls/served.ts'
import { recordTable } from '../../../table-service/table.ts'
import { TableService } from '../../../table-service/table-service.ts'
import { tableCodes as table } from '../../../tables/table-codes.ts'
import { renew } from './renew.ts'
import { scan } from './scan.ts'
import { show } from './show.ts'

/** The codes of tables. Only fixed ones are listed: a short-lived one is known to its maker and its diners. */
export const tableCodes: readonly Served[] = [
  serveRecords(description, ({ runtime }) => ({
    methods: new TableService<TableCode>({
      ...runtime,
      table: { ...recordTable(description, table), served: eq(table.kind, 'fixed') },
    }),
  })),
  scan,
  show,
  renew,
]
