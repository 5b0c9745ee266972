import { type PrinterData, printers as description } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { managers } from '../../../policies/staff.ts'
import type { CallContext, NextCall } from '../../../runtime/app.ts'
import { printerLanguages } from '../../../slips/slip-languages.ts'
import { testSlip } from '../../../slips/test-slip.ts'
import { printers as table } from '../../../tables/printers.ts'
import { shops } from '../../../tables/shops.ts'
import { addJob, printerOf } from '../print-jobs/add-job.ts'
import { newJob } from '../print-jobs/new-job.ts'
import { checkPrinter } from './check-printer.ts'
import { newPollingPath } from './polling-path.ts'

/** The receipt printers of shops (PRINT-2). */
export const printers: readonly Served[] = [
  serveTable(description, table, {
    hooks: ({ runtime }) => {
      const check = async ({ data, method }: CallContext, next: NextCall): Promise<void> => {
        checkPrinter(runtime.config, data as Partial<PrinterData>, method as 'create' | 'patch')
        await next()
      }
      return { create: [check], patch: [check] }
    },
  }),
  serveCall(description.calls.pollingPath, managers, (data, { runtime }) =>
    newPollingPath(runtime.database, data),
  ),
  serveCall(description.calls.test, managers, (data, context) =>
    newJob(context, 'printers/test', data, async (transaction, now) => {
      const { shop } = data
      const printer = await printerOf(transaction, shop, eq(table._id, data.printer))
      const [found] = await transaction
        .select({ name: shops.name, languages: shops.languages })
        .from(shops)
        .where(eq(shops._id, shop))
      const languages = printerLanguages(printer, found)
      const slip = testSlip({ name: found?.name ?? [] }, printer.name, languages)
      const [locale] = languages.reads
      return addJob(transaction, printer, { kind: 'test', slip, locale }, now)
    }),
  ),
]
