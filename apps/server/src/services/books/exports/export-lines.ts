import { fromCents, toCents } from '@comanda/engine/money'
import { localizedName, type LocalizedText } from '@comanda/engine/catalog'
import { reachedAdjusts } from '@comanda/engine/bills'
import { type CsvCell, csvLine } from '@comanda/shop-rules/sheets'
import type { DayFigures, ReportPeriod } from '@comanda/contract'
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

/** What of a day is in its line after the bills: how their total comes to what was paid (STAFF-6.4), and what came besides. */
const paidFields = ({ payments, closings, bills, ...figures }: DayFigures) => {
  const sum = (field: 'amount' | 'tips' | 'surcharge' | 'rounding' | 'refunds'): number =>
    fromCents(payments.reduce((cents, payment) => cents + toCents(payment[field] ?? 0), 0))
  return {
    payments: sum('amount'),
    void: bills.void.amount,
    prepaid: figures.prepaid,
    paidBefore: figures.paidBefore,
    ofEarlier: figures.ofEarlier,
    cashDifference: figures.cash.difference,
    taxRelief: bills.taxRelief,
    topUps: bills.topUps.amount,
    paidElsewhere: closings.paidElsewhere.amount,
    onTheHouse: closings.onTheHouse.amount,
    walkout: closings.walkout.amount,
    paymentTips: sum('tips'),
    paymentSurcharges: sum('surcharge'),
    refunds: sum('refunds'),
    cashOutside: figures.cash.outside ?? 0,
    cashRounding: sum('rounding'),
    keptDeposits: bills.deposits?.amount ?? 0,
    depositsReceived: figures.deposits?.received ?? 0,
    depositsSetAgainst: figures.deposits?.setAgainst ?? 0,
    depositsGivenBack: figures.deposits?.givenBack ?? 0,
  }
}

/** The lines of days with their figures, a day at a time. */
export const dayLines = async function* (
  database: Database,
  period: ReportPeriod,
): AsyncGenerator<string> {
  const sums = ['products', 'discounts', 'adjusts', 'surcharges', 'taxExcluded'] as const
  const others = ['rounding', 'total', 'taxIncluded', 'tips'] as const
  let isFirst = true
  for (const day of daysOf(period)) {
    const { number, figures } = await figuresOfDay(database, { shop: period.shop, day })
    const { bills } = figures
    const paid = paidFields(figures)
    if (isFirst)
      yield csvLine(['date', 'z', 'bills', 'guests', ...sums, ...others, ...Object.keys(paid)])
    isFirst = false
    const shown = { ...bills, adjusts: reachedAdjusts(bills) }
    yield csvLine([
      day,
      number,
      bills.count,
      bills.guests,
      ...[...sums, ...others].map((name) => shown[name]),
      ...Object.values(paid),
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
