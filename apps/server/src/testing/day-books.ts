import type { DayFigures, PaymentsReport, ProductsReport, SalesReport } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import { reachedAdjusts } from '@comanda/engine/bills'
import { chargedBy } from '@comanda/engine/payments'
import { accountNames, bookingsOfDay } from '@comanda/shop-rules/accounts'
import { expect } from 'vitest'
import { dayLines } from '../services/books/exports/export-lines.ts'
import { journalOf } from '../services/books/exports/journal.ts'
import type { TestClient, TestServer } from './test-server.ts'

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + toCents(amount), 0)

const counts = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((all, { count }) => all + count, 0)

/** Expects each part of a day's figures to come to the sums that are shown beside it (STAFF-6.4). */
const expectSums = ({ bills, payments, closings, cash, ...others }: DayFigures): void => {
  const { discounts: rules, categories, ...between } = others
  const { products, surcharges, taxExcluded, taxRelief, discounts, tips, adjusts } = bills
  const parts = [products, surcharges, taxExcluded, taxRelief, discounts, tips, adjusts]
  expect(sum([...parts, bills.rounding])).toBe(toCents(bills.total))
  expect(reachedAdjusts(bills)).toBe(adjusts)
  expect(sum(rules.map(({ amount }) => amount))).toBe(toCents(discounts))
  expect(rules.filter(({ name }) => name === undefined).length).toBeLessThanOrEqual(1)
  expect(sum(categories.map(({ amount }) => amount))).toBe(toCents(products))
  const { paidElsewhere, onTheHouse, walkout } = closings
  const { prepaid, paidBefore, ofEarlier } = between
  expect(sum([bills.total, prepaid, 0 - paidBefore, ofEarlier])).toBe(
    sum([
      ...payments.map(({ amount }) => amount),
      ...[paidElsewhere, onTheHouse, walkout].map(({ amount }) => amount),
    ]),
  )
  const { float, sales, refunds, payIn, payOut, drops, expected, outside = 0 } = cash
  expect(sum([float, sales, refunds, payIn, payOut, drops])).toBe(toCents(expected))
  const counter = payments.filter(({ type }) => type === 'counter')
  expect(sum([sales, refunds, outside])).toBe(sum(counter.map(chargedBy)))
}

const expectJournal = async (
  server: TestServer,
  { shop, day }: Day,
  { bills, payments, closings, prepaid, paidBefore, ofEarlier }: DayFigures,
): Promise<void> => {
  const entries = await journalOf(server.runtime.reads, shop, day)
  const sumOf = (account: RegExp): number =>
    entries.reduce((cents, entry) => cents + (account.test(entry.account) ? entry.cents : 0), 0)
  expect(sumOf(/./)).toBe(0)
  expect(sumOf(/^(sales|tax|top-ups|kept deposits)$/)).toBe(sum([bills.tips, 0 - bills.total]))
  expect(sumOf(/^payments (counter|balance|card|wallet)$/)).toBe(sum(payments.map(chargedBy)))
  for (const how of ['paidElsewhere', 'onTheHouse', 'walkout'] as const)
    expect(sumOf(new RegExp(`^${how}$`))).toBe(toCents(closings[how].amount))
  expect(sumOf(/^(deposits|sales of closed days)$/)).toBe(
    sum([paidBefore, 0 - prepaid, 0 - ofEarlier]),
  )
}

/** Expects the bookings of a day, with an account for all, to be its figures in double entry (LEDGER-1.2). */
const expectBookings = ({ bills, payments, cash, ofClosed, ...figures }: DayFigures): void => {
  const rates = (figures.taxes ?? []).map(({ percent }) => ({ percent, sales: 'rate' }))
  const accounts = Object.fromEntries(accountNames.map((name) => [name, name]))
  const day = { bills, payments, cash, ...(ofClosed && { ofClosed }), ...figures }
  const { bookings, missing } = bookingsOfDay(day, { accounts, rates, methods: [] })
  const sumOf = (...names: string[]): number =>
    bookings.reduce((cents, one) => cents + (names.includes(one.what) ? one.cents : 0), 0)
  expect(missing).toEqual([])
  expect(sumOf(...accountNames)).toBe(0)
  const kept = sum([bills.deposits?.amount ?? 0, ofClosed?.deposits ?? 0])
  expect(sumOf('keptDeposits')).toBe(0 - kept)
  expect(sumOf('sales', 'tax', 'discounts')).toBe(
    sum([bills.tips, bills.topUps.amount, bills.rounding]) +
      kept -
      sum([bills.total, ofClosed?.amount ?? 0]),
  )
  const { payIn, payOut, difference } = cash
  expect(sumOf('cash', 'terminal', 'card', 'wallet')).toBe(
    sum([payIn, payOut, difference]) +
      sum(payments.filter(({ type }) => type !== 'balance').map(chargedBy)),
  )
}

/** Expects the line of a day as a file to say what its figures do, and its parts to come to its total. */
const expectLine = async (
  server: TestServer,
  { shop, day }: Day,
  { bills, payments, cash }: DayFigures,
): Promise<void> => {
  const period = { shop, from: day, to: day }
  const lines: string[] = []
  for await (const one of dayLines(server.runtime.reads, period)) lines.push(one)
  const [titles = '', line = ''] = lines
  const values = line.trim().split(',')
  const of = new Map(
    titles
      .trim()
      .split(',')
      .map((name, index) => [name, Number(values[index])]),
  )
  const all = (...names: string[]): number => sum(names.map((name) => of.get(name) ?? Number.NaN))
  expect(all('total')).toBe(toCents(bills.total))
  expect(all('products', 'discounts', 'adjusts', 'surcharges', 'taxExcluded', 'taxRelief')).toBe(
    all('total') - all('tips', 'rounding'),
  )
  expect(all('payments', 'paidElsewhere', 'onTheHouse', 'walkout')).toBe(
    all('total', 'prepaid', 'ofEarlier') - all('paidBefore'),
  )
  expect(all('payments', 'paymentTips', 'paymentSurcharges', 'cashRounding')).toBe(
    sum(payments.map(chargedBy)),
  )
  expect(all('cashOutside')).toBe(toCents(cash.outside ?? 0))
}

interface Day {
  readonly shop: string
  readonly day: string
}

/** Expects all that tells of a day of a shop to agree: its figures, its reports, its line as a file and its journal. */
export const expectAgreeingBooks = async (
  server: TestServer,
  manager: TestClient,
  { shop, day }: Day,
  figures: DayFigures,
): Promise<void> => {
  expectSums(figures)
  const { bills, payments } = figures
  const period = { shop, from: day, to: day }
  const sales = (await manager
    .service('reports/sales')
    .create({ ...period, by: 'day' })) as SalesReport
  expect(sum(sales.rows.map(({ total }) => total))).toBe(
    sum([bills.total, 0 - bills.topUps.amount, 0 - (bills.deposits?.amount ?? 0)]),
  )
  for (const row of sales.rows) {
    const { products, surcharges, taxExcluded, taxRelief, discounts, tips, adjusts } = row
    const parts = [products, surcharges, taxExcluded, taxRelief, discounts, tips, adjusts]
    expect(sum([...parts, row.rounding])).toBe(toCents(row.total))
    for (const field of ['discounts', 'tips', 'surcharges', 'rounding'] as const)
      expect(toCents(row[field])).toBe(toCents(bills[field]))
  }
  const hours = (await manager
    .service('reports/sales')
    .create({ ...period, by: 'hour' })) as SalesReport
  const dishes = (await manager.service('reports/products').create(period)) as ProductsReport
  for (const field of ['total', 'products'] as const)
    expect(sum(hours.rows.map((row) => row[field]))).toBe(sum(sales.rows.map((row) => row[field])))
  expect(sum(dishes.rows.map(({ amount }) => amount))).toBe(
    sum(sales.rows.map(({ products }) => products)),
  )
  const paid = (await manager.service('reports/payments').create(period)) as PaymentsReport
  for (const field of ['amount', 'tips', 'surcharge', 'rounding', 'refunds'] as const)
    expect(sum(paid.rows.map((row) => row[field]))).toBe(
      sum(payments.map((row) => row[field] ?? 0)),
    )
  for (const { amount, taken, refunds } of paid.rows)
    expect(sum([taken, refunds])).toBe(toCents(amount))
  expect(counts(paid.rows)).toBe(counts(payments))
  await expectLine(server, { shop, day }, figures)
  await expectJournal(server, { shop, day }, figures)
  expectBookings(figures)
}
