import { fromCents } from '@comanda/engine/money'
import { csvLine } from '../sheets/csv-line.ts'
import type { BookedDay } from './booked-day.ts'
import { bookingText } from './booking-text.ts'

/** Returns the days as a plain file: a line for each sum on an account (LEDGER-3.1). */
export const bookingsCsv = (days: readonly BookedDay[]): string[] => [
  csvLine(['date', 'z', 'account', 'debit', 'credit', 'what', 'tax', 'text']),
  ...days.flatMap(({ day, number, bookings }) =>
    bookings.map((booking) => {
      const { account, cents, what, percent } = booking
      const amount = fromCents(Math.abs(cents))
      const sides = cents > 0 ? [amount, undefined] : [undefined, amount]
      return csvLine([day, number, account, ...sides, what, percent, bookingText(booking, 'en')])
    }),
  ),
]
