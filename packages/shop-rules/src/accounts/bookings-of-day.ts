import type { AccountChart, AccountName, RateAccounts } from './account-chart.ts'
import type { BookedFigures } from './booked-figures.ts'
import { dayEntries, type DayEntry } from './day-entries.ts'

/** A sum of a day on an account: cents, positive if it is a debit, never 0. */
export interface Booking extends DayEntry {
  readonly account: string
  /** Of sales and taxes at a rate that has an account for its sales: DATEV books both as one. */
  readonly rate?: RateAccounts
}

/** An account that a day needs and the shop has not set: of sales and taxes, for a rate. */
export interface MissingAccount {
  readonly what: AccountName
  readonly percent?: number
}

export interface DayBookings {
  readonly bookings: readonly Booking[]
  readonly missing: readonly MissingAccount[]
}

const paidBy: readonly AccountName[] = ['cash', 'terminal', 'card', 'wallet', 'balance', 'channel']

const accountOf = ({ accounts, methods }: AccountChart, entry: DayEntry, rate?: RateAccounts) => {
  const { what, method } = entry
  if (what === 'sales') return entry.percent === undefined ? accounts.sales : rate?.sales
  if (what === 'tax') return rate?.tax ?? accounts.tax
  const own = paidBy.includes(what) && methods.find((one) => one.method === method)
  return own ? own.account : accounts[what]
}

/** Sums what is the same, and leaves out what is nothing. */
const summed = <T extends DayEntry>(entries: readonly T[], keyOf: (entry: T) => unknown[]): T[] => {
  const sums = new Map<string, T>()
  for (const entry of entries) {
    const key = JSON.stringify(keyOf(entry))
    sums.set(key, { ...entry, cents: (sums.get(key)?.cents ?? 0) + entry.cents })
  }
  return [...sums.values()].filter(({ cents }) => cents !== 0)
}

/** Returns what a closed day is on the accounts of a shop; debits and credits are equal unless an account is missing (LEDGER-1.2). */
export const bookingsOfDay = (figures: BookedFigures, chart: AccountChart): DayBookings => {
  const rateOf = (percent: number | undefined) =>
    chart.rates.find((rate) => rate.percent === percent)
  const entries = dayEntries(figures, {
    hasOwnSales: (percent) => rateOf(percent)?.sales !== undefined,
    showsDiscounts: chart.accounts.discounts !== undefined,
  })
  const bookings: Booking[] = []
  const missing: MissingAccount[] = []
  for (const entry of summed(entries, ({ what, percent, method }) => [what, percent, method])) {
    const { method: _, ...booked } = entry
    const rate = rateOf(entry.percent)
    const account = accountOf(chart, entry, rate)
    if (account !== undefined)
      bookings.push({ ...booked, account, ...(rate?.sales === undefined ? {} : { rate }) })
    else if (!missing.some(({ what, percent }) => what === entry.what && percent === entry.percent))
      missing.push({
        what: entry.what,
        ...(entry.percent === undefined ? {} : { percent: entry.percent }),
      })
  }
  return {
    bookings: summed(bookings, ({ what, percent, account }) => [what, percent, account]),
    missing,
  }
}
