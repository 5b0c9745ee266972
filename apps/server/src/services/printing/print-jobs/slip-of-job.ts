import type { NameLocale } from '@comanda/engine/languages'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { printerLanguages } from '../../../slips/slip-languages.ts'
import type { Slip } from '../../../slips/slip.ts'
import { ticketSlip } from '../../../slips/ticket-slip.ts'
import type { PrinterRow } from '../../../tables/printers.ts'
import type { PrintJobRow } from '../../../tables/print-jobs.ts'
import { shops } from '../../../tables/shops.ts'
import { stations } from '../../../tables/stations.ts'
import { tickets } from '../../../tables/tickets.ts'
import { ticketRecord } from '../../ordering/kitchen/written-tickets.ts'

/** What a job prints, the language of its letters, and the number of its order. */
export interface DrawnSlip {
  readonly slip: Slip
  readonly locale: NameLocale
  readonly number?: string
}

/** Returns what a job prints, or undefined if its ticket is not there any more. */
export const slipOfJob = async (
  database: Database,
  { shop, kind, ref, slip, locale }: PrintJobRow,
  printer: PrinterRow,
): Promise<DrawnSlip | undefined> => {
  if (kind !== 'ticket') return slip ? { slip, locale: locale ?? 'en' } : undefined
  const [row] = await database
    .select()
    .from(tickets)
    .where(and(eq(tickets.shop, shop), eq(tickets._id, ref ?? '')))
  const [place] = await database
    .select({ timeZone: shops.timeZone, languages: shops.languages })
    .from(shops)
    .where(eq(shops._id, shop))
  if (!row || !place) return undefined
  const [station] = row.station
    ? await database
        .select()
        .from(stations)
        .where(and(eq(stations.shop, shop), eq(stations._id, row.station)))
    : []
  const ticket = ticketRecord(row)
  const usual = printerLanguages(printer, place)
  return {
    slip: ticketSlip(ticket, station && withoutNulls(station), {
      timeZone: place.timeZone,
      ...usual,
    }),
    locale: station?.locale ?? usual.reads[0],
    number: ticket.number,
  }
}
