import { fromCents, toCents } from '@comanda/engine/money'
import { localizedName, type LocalizedText } from '@comanda/engine/catalog'
import { type CsvCell, csvLine } from '@comanda/engine/sheets'
import type { ReportPeriod } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { figuresOfDay } from '../business-days/figures-of-day.ts'
import { daysOf } from '../reports/period.ts'
import { readBills } from '../reports/bills-report.ts'
import { journalOf } from './journal.ts'

/** How many bills are in memory at once. */
const PAGE = 500

/** The lines of the journal, a day at a time. */
export const journalLines = async function* (
  database: Database,
  period: ReportPeriod,
  locale: string,
): AsyncGenerator<string> {
  yield csvLine(['date', 'account', 'debit', 'credit', 'tax', 'memo'])
  for (const day of daysOf(period))
    for (const { account, name, tax, cents } of await journalOf(database, period.shop, day))
      yield csvLine([
        day,
        account,
        cents > 0 ? fromCents(cents) : undefined,
        cents < 0 ? fromCents(-cents) : undefined,
        tax,
        name && localizedName(name, locale),
      ])
}

/** The lines of days with their figures, a day at a time. */
export const dayLines = async function* (
  database: Database,
  period: ReportPeriod,
): AsyncGenerator<string> {
  const sums = ['products', 'discounts', 'adjusts', 'surcharges', 'taxExcluded'] as const
  const others = ['rounding', 'total', 'taxIncluded', 'tips'] as const
  const paid = ['payments', 'void', 'prepaid', 'paidBefore', 'ofEarlier', 'cashDifference']
  yield csvLine(['date', 'z', 'bills', 'guests', ...sums, ...others, ...paid])
  for (const day of daysOf(period)) {
    const { number, figures } = await figuresOfDay(database, { shop: period.shop, day })
    const { bills, payments, prepaid, paidBefore, ofEarlier, cash } = figures
    const cents = payments.reduce((sum, { amount }) => sum + toCents(amount), 0)
    yield csvLine([
      day,
      number,
      bills.count,
      bills.guests,
      ...[...sums, ...others].map((name) => bills[name]),
      fromCents(cents),
      bills.void.amount,
      prepaid,
      paidBefore,
      ofEarlier,
      cash.difference,
    ])
  }
}

/** The lines of the bills, a day and a page at a time. */
export const billLines = async function* (
  database: Database,
  period: ReportPeriod,
): AsyncGenerator<string> {
  yield csvLine(['date', 'ended', 'bill', 'type', 'table', 'guests', 'total', 'tax', 'tips'])
  for (const day of daysOf(period)) {
    let after: string | undefined
    do {
      const of = {
        shop: period.shop,
        from: day,
        to: day,
        ...(after === undefined ? {} : { after }),
      }
      const bills = await readBills(database, of, PAGE)
      for (const { _id, time, type, tableName, guests, total, tax, tips } of bills)
        yield csvLine([day, time, _id, type, tableName, guests, total, tax, tips])
      after = bills.length < PAGE ? undefined : bills.at(-1)?._id
    } while (after !== undefined)
  }
}

const isName = (value: unknown): value is LocalizedText => Array.isArray(value)

const cellOf = (value: unknown, locale: string): CsvCell => {
  if (typeof value === 'string' || typeof value === 'number') return value
  return isName(value) ? localizedName(value, locale) : undefined
}

/** The lines of a report, with the given fields of its rows. */
export const reportLines = function* (
  rows: readonly object[],
  fields: readonly string[],
  locale: string,
): Generator<string> {
  yield csvLine(fields)
  for (const row of rows) {
    const values = new Map<string, unknown>(Object.entries(row))
    yield csvLine(fields.map((field) => cellOf(values.get(field), locale)))
  }
}
