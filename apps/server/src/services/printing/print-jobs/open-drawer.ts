import type { OpenDrawerData } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { sessionNotFound } from '../../../errors/session-not-found.ts'
import { isCash } from '../../../payments/record-cash.ts'
import { printers } from '../../../tables/printers.ts'
import { type PrintJobRow, printJobs } from '../../../tables/print-jobs.ts'
import { loadSession } from '../../ordering/queries/load-session.ts'
import { addJob, printerOf } from './add-job.ts'

/** Opens the drawer for the last payment of a session, once. A drawer is opened for cash alone (PRINT-4.7). */
export const openDrawer = async (
  transaction: Database,
  { shop, session }: OpenDrawerData,
  now: Date,
): Promise<PrintJobRow> => {
  const state = await loadSession(transaction, shop, session)
  if (!state) throw refused(sessionNotFound)
  const last = state.payments.at(-1)
  if (!last || !isCash(last))
    throw refused({
      kind: 'Conflict',
      code: 'drawerWithoutCash',
      message: 'The last payment of this bill is not cash',
    })
  const printer = await printerOf(transaction, shop, eq(printers.hasDrawer, true))
  const [before] = await transaction
    .select()
    .from(printJobs)
    .where(
      and(
        eq(printJobs.shop, shop),
        eq(printJobs.printer, printer._id),
        eq(printJobs.kind, 'drawer'),
        eq(printJobs.ref, last._id),
      ),
    )
  if (before) return before
  return addJob(
    transaction,
    printer,
    { kind: 'drawer', ref: last._id, slip: [], kicksDrawer: true },
    now,
  )
}
