import { invoiceNumber, taiwanPeriod } from '@comanda/shop-rules/invoices'
import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { ownNumbers } from '../../../invoices/adapters.ts'
import { taipeiTime } from '../../../invoices/taipei-time.ts'
import type { InvoiceRow } from '../../../tables/invoices.ts'
import { invoiceTracks } from '../../../tables/invoice-tracks.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'
import { changeInvoice } from './change-invoice.ts'

/** How often a number is tried for: the last one of a track may be taken by another at the same moment. */
const mostTries = 5

interface Taken extends Record<string, unknown> {
  readonly letters: string
  readonly number: number
}

/** Takes a seller's next number of a period, or undefined if there is none. A rollback gives it back. */
const takeNumber = async (
  transaction: Database,
  seller: string,
  period: string,
): Promise<string | undefined> => {
  const { _id, letters, from, to, next } = invoiceTracks
  const free = sql`select ${_id} from ${invoiceTracks}
    where ${invoiceTracks.seller} = ${seller} and ${invoiceTracks.period} = ${period} and ${next} <= ${to}
    order by ${letters}, ${from} limit 1`
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { rows } = await transaction.execute<Taken>(
      sql`update ${invoiceTracks} set next_number = next_number + 1
        where ${_id} = (${free}) and ${next} <= ${to}
        returning letters, next_number - 1 as number`,
    )
    const [taken] = rows
    if (taken) return invoiceNumber(taken.letters, taken.number)
    const { rows: left } = await transaction.execute(free)
    if (left.length === 0) return undefined
  }
  return undefined
}

/**
 * Gives an invoice the seller's next number, in a transaction of its own: many shops wait for one row. Returns false if there
 * is none, which is tried again (INV-3.1).
 */
export const numberInvoice = async (ordering: Ordering, row: InvoiceRow): Promise<boolean> => {
  let isEmpty = false
  await changeInvoice(ordering, row, async ({ transaction, invoice, now }) => {
    if (invoice.status !== 'due' || invoice.number !== null) return undefined
    const period = taiwanPeriod(taipeiTime(now.getTime()).day)
    const number = await takeNumber(transaction, invoice.seller, period)
    isEmpty = number === undefined
    if (number === undefined) return undefined
    return {
      status: 'issued' as const,
      adapter: ownNumbers,
      number,
      period,
      random: String(randomInt(10_000)).padStart(4, '0'),
      issueTime: now.toISOString(),
      failure: null,
    }
  })
  return !isEmpty
}
