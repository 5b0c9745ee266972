import type { PrintReceiptData } from '@comanda/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { sessionNotFound } from '../../../errors/session-not-found.ts'
import { receiptSlip } from '../../../slips/receipt-slip.ts'
import { printerLanguages } from '../../../slips/slip-languages.ts'
import { printers } from '../../../tables/printers.ts'
import { type PrintJobRow, printJobs } from '../../../tables/print-jobs.ts'
import { shops } from '../../../tables/shops.ts'
import { loadSession } from '../../ordering/queries/load-session.ts'
import { sessionRecord } from '../../ordering/records/session-record.ts'
import { type FollowMaking, followLink } from './follow-link.ts'
import { addJob, printerOf } from './add-job.ts'

/**
 * Writes the receipt of a session as it is now, for the printer of receipts (PRINT-4.4). To a kiosk (`device`) there are only
 * its own sessions, and the ticket says how to follow the order (HANDOFF-1.4).
 */
export const printReceipt = async (
  transaction: Database,
  { shop, session, printer }: PrintReceiptData,
  now: Date,
  at?: { readonly device: string; readonly making: FollowMaking },
): Promise<PrintJobRow> => {
  const device = at?.device
  const state = await loadSession(transaction, shop, session)
  const [found] = await transaction.select().from(shops).where(eq(shops._id, shop))
  const isForeign = device !== undefined && state?.row.device !== device
  if (!state || !found || isForeign) throw refused(sessionNotFound)
  const fits = printer === undefined ? eq(printers.receipts, true) : eq(printers._id, printer)
  const chosen = await printerOf(transaction, shop, fits)
  const { locale, reads } = printerLanguages(chosen, found)
  const bill = sessionRecord(state, [])
  const follow = at && (await followLink(transaction, at.making, { shop: found, session, now }))
  const [before] = await transaction
    .select({ round: sql<number>`coalesce(max(${printJobs.round}), -1)::int` })
    .from(printJobs)
    .where(
      and(
        eq(printJobs.shop, shop),
        eq(printJobs.printer, chosen._id),
        eq(printJobs.kind, 'receipt'),
        eq(printJobs.ref, session),
      ),
    )
  return addJob(
    transaction,
    chosen,
    {
      kind: 'receipt',
      ref: session,
      number: bill.orders.map(({ number }) => number).join(', '),
      slip: receiptSlip(
        bill,
        { ...found, currency: found.currency ?? undefined },
        locale,
        reads,
        follow,
      ),
      locale: reads[0],
      round: (before?.round ?? -1) + 1,
    },
    now,
  )
}
