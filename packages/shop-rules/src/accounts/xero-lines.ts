import { fromCents } from '@comanda/engine/money'
import { csvLine } from '../sheets/csv-line.ts'
import type { BookedDay, BookingsFile } from './booked-day.ts'
import { bookingText } from './booking-text.ts'

/** The most lines of a file that Xero takes. */
const MOST_LINES = 300
const CODE_LENGTH = 10

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Returns a day as `03 Mar 2026`, which Xero reads alike in all countries. */
const dateOf = (day: string): string =>
  `${day.slice(8)} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

/**
 * Returns the days as Xero imports manual journals, one a day (LEDGER-3.3). Taxes are lines of their own, so that each line has
 * the tax rate, by its name in Xero, that adds none.
 */
export const xeroLines = (
  days: readonly BookedDay[],
  untaxed: string | undefined,
): BookingsFile => {
  if (untaxed === undefined) return { problem: { reason: 'xero' } }
  const titles = ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount']
  const lines = [csvLine(titles)]
  for (const { day, number, bookings } of days)
    for (const booking of bookings) {
      const { account, cents } = booking
      if (account.length > CODE_LENGTH) return { problem: { reason: 'account', account } }
      const text = bookingText(booking, 'en')
      lines.push(csvLine([`Z ${number}`, dateOf(day), text, account, untaxed, fromCents(cents)]))
    }
  if (lines.length > MOST_LINES) return { problem: { reason: 'lines', most: MOST_LINES } }
  return { lines }
}
