import { fromCents } from '@comanda/engine/money'
import { csvLine } from '../sheets/csv-line.ts'
import type { BookedDay } from './booked-day.ts'
import { bookingText } from './booking-text.ts'
import { latinText } from './latin-text.ts'

/** Returns a day as `03/31/2026`. */
const dateOf = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

/** Returns the days as QuickBooks Online imports journal entries, one a day (LEDGER-3.4). */
export const quickbooksLines = (days: readonly BookedDay[]): string[] => [
  csvLine(['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description']),
  ...days.flatMap(({ day, number, bookings }) =>
    bookings.map((booking) => {
      const amount = fromCents(Math.abs(booking.cents))
      const sides = booking.cents > 0 ? [amount, undefined] : [undefined, amount]
      const text = bookingText(booking, 'en')
      return csvLine([`Z${number}`, dateOf(day), booking.account, ...sides, text])
    }),
  ),
]

const iifLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => latinText(cell).replaceAll('"', "'")).join('\t')}\r\n`

/** Returns the days as QuickBooks Desktop imports them (IIF): a journal entry a day, separated by tabs (LEDGER-3.4). */
export const iifLines = (days: readonly BookedDay[]): string[] => {
  const titles = ['TRNSTYPE', 'DATE', 'ACCNT', 'AMOUNT', 'DOCNUM', 'MEMO']
  const entry = ({ day, number, bookings }: BookedDay): string[] =>
    bookings.map((booking, at) =>
      iifLine([
        at === 0 ? 'TRNS' : 'SPL',
        'GENERAL JOURNAL',
        dateOf(day),
        booking.account,
        fromCents(booking.cents).toFixed(2),
        `Z${number}`,
        bookingText(booking, 'en'),
      ]),
    )
  return [
    iifLine(['!TRNS', ...titles]),
    iifLine(['!SPL', ...titles]),
    iifLine(['!ENDTRNS']),
    ...days.flatMap((day) =>
      day.bookings.length === 0 ? [] : [...entry(day), iifLine(['ENDTRNS'])],
    ),
  ]
}
