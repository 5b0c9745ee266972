import type { BookedDay, BookingsFile } from './booked-day.ts'
import { bookingText } from './booking-text.ts'
import type { Booking } from './bookings-of-day.ts'
import { datevColumns } from './datev-columns.ts'
import { latinText } from './latin-text.ts'

/** What DATEV must know of the shop's accounts. */
export interface DatevSettings {
  /** Beraternummer, 1001 to 9999999. */
  readonly consultant: number
  /** Mandantennummer, 1 to 99999. */
  readonly client: number
  /** Digits of an account, 4 to 8. */
  readonly accountLength: number
  /** When a business year begins, `MM-DD`. */
  readonly yearBegins: string
  /** The chart of accounts: `03`, `04`; absent for another. */
  readonly chart?: string
}

export interface DatevPeriod {
  readonly from: string
  readonly to: string
  /** The moment at which the file is made, ISO 8601 in UTC. */
  readonly made: string
  readonly currency: string
  /** The account against which each sum is booked, which comes to 0 each day. */
  readonly clearing: string
}

const MOST_CENTS = 999_999_999_999
const TEXT_LENGTH = 60

const quoted = (value: string, most: number): string =>
  `"${latinText(value).slice(0, most).replaceAll('"', '""')}"`

const compact = (day: string): string => day.replaceAll('-', '')

/** Returns the day on which the business year of a day began. */
const yearOf = (day: string, begins: string): string => {
  const year = Number(day.slice(0, 4))
  const beginning = `${year}-${begins}`
  return beginning <= day ? beginning : `${year - 1}-${begins}`
}

const headerLine = (settings: DatevSettings, period: DatevPeriod): string => {
  const { consultant, client, accountLength, yearBegins, chart = '' } = settings
  const { from, to, made, currency } = period
  return [
    '"EXTF";700;21;"Buchungsstapel";13',
    `${made.replaceAll(/\D/g, '').slice(0, 17)};;"RE";"";""`,
    `${consultant};${client};${compact(yearOf(from, yearBegins))};${accountLength}`,
    `${compact(from)};${compact(to)};"Kasse ${from} ${to}";"";1;0;0;"${currency}"`,
    `;"";;;"${chart}";;;"";""`,
  ].join(';')
}

/** Sales with their tax in one sum: their account or the key says which tax that is. */
const withTaxes = (bookings: readonly Booking[]): Booking[] =>
  bookings.flatMap((booking) => {
    const { what, percent, rate, cents } = booking
    if (rate === undefined) return [booking]
    if (what === 'tax')
      return bookings.some((one) => one.what === 'sales' && one.percent === percent)
        ? []
        : [{ ...booking, account: rate.sales ?? booking.account }]
    const tax = bookings.find((one) => one.what === 'tax' && one.percent === percent)
    return [{ ...booking, cents: cents + (tax?.cents ?? 0) }]
  })

const amountOf = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${digits.slice(0, -2)},${digits.slice(-2)}`
}

const bookingLine = ({ day, number }: BookedDay, booking: Booking, clearing: string): string => {
  const values: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': amountOf(booking.cents),
    // Of the clearing account: the other side of the booking.
    'Soll/Haben-Kennzeichen': booking.cents > 0 ? 'H' : 'S',
    Konto: clearing,
    'Gegenkonto (ohne BU-Schlüssel)': booking.account,
    'BU-Schlüssel': booking.rate?.key ?? '',
    Belegdatum: `${day.slice(8)}${day.slice(5, 7)}`,
    'Belegfeld 1': `Z${number}`,
    Buchungstext: `${bookingText(booking, 'de')} Z ${number}`,
    Festschreibung: '0',
  }
  return datevColumns
    .map(({ title, isText }) => {
      const value = values[title] ?? ''
      return isText ? quoted(value, TEXT_LENGTH) : value
    })
    .join(';')
}

/**
 * Returns a Buchungsstapel in DATEV's format, with the ends of its lines: each sum of a day against the clearing account, which
 * comes to 0 (LEDGER-3.2). The texts have characters of Windows-1252 only.
 */
export const datevLines = (
  days: readonly BookedDay[],
  settings: DatevSettings | undefined,
  period: DatevPeriod,
): BookingsFile => {
  if (settings === undefined) return { problem: { reason: 'datev' } }
  const { accountLength, yearBegins } = settings
  if (yearOf(period.from, yearBegins) !== yearOf(period.to, yearBegins))
    return { problem: { reason: 'fiscalYear' } }
  const account = new RegExp(`^[1-9]\\d{0,${accountLength}}$`)
  const lines = [headerLine(settings, period), datevColumns.map(({ title }) => title).join(';')]
  if (!account.test(period.clearing))
    return { problem: { reason: 'account', account: period.clearing } }
  for (const day of days)
    for (const booking of withTaxes(day.bookings)) {
      if (!account.test(booking.account))
        return { problem: { reason: 'account', account: booking.account } }
      if (Math.abs(booking.cents) > MOST_CENTS) return { problem: { reason: 'amount' } }
      if (booking.cents !== 0) lines.push(bookingLine(day, booking, period.clearing))
    }
  return { lines: lines.map((line) => `${line}\r\n`) }
}
