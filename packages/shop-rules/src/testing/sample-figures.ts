import * as fc from 'fast-check'
import { accountNames, type AccountChart } from '../accounts/account-chart.ts'
import type { BookedFigures } from '../accounts/booked-figures.ts'

const cents = fc.integer({ min: -200_000, max: 2_000_000 })
const units = (value: number): number => value / 100
const amount = cents.map(units)
const sum = fc.record({ amount })
const percent = fc.constantFrom(0, 5, 7, 9.975, 19)

const tax = fc.record({ percent, included: fc.boolean(), base: amount, amount })

const payment = fc.record(
  {
    method: fc.constantFrom('m1', 'm2'),
    type: fc.constantFrom(
      'counter' as const,
      'balance' as const,
      'card' as const,
      'wallet' as const,
      'channel' as const,
    ),
    amount,
    tips: amount,
    surcharge: amount,
    rounding: amount,
    referenced: amount,
  },
  { requiredKeys: ['type', 'amount', 'tips', 'surcharge'] },
)

const inCents = (value: number): number => Math.round(value * 100)
const totalOf = (sums: readonly { readonly amount: number }[]): number =>
  sums.reduce((all, one) => all + inCents(one.amount), 0)

/** Any figures of a day whose total is what was paid and what was not (STAFF-6.4). */
export const figuresOfAnyDay: fc.Arbitrary<BookedFigures> = fc
  .record({
    taxes: fc.option(fc.array(tax, { maxLength: 4 }), { nil: undefined }),
    payments: fc.array(payment, { maxLength: 4 }),
    channels: fc.array(fc.record({ channel: fc.constantFrom('m2', 'm3'), commission: amount }), {
      maxLength: 2,
    }),
    closings: fc.record({ paidElsewhere: sum, onTheHouse: sum, walkout: sum }),
    between: fc.record({ prepaid: amount, paidBefore: amount, ofEarlier: amount }),
    bills: fc.record({ discounts: amount, rounding: amount, tips: amount, topUps: sum }),
    kept: fc.option(sum, { nil: undefined }),
    later: fc.option(fc.record({ amount, taxes: fc.array(tax, { maxLength: 2 }) }), {
      nil: undefined,
    }),
    cash: fc.record({ payIn: amount, payOut: amount, difference: amount }),
    deposits: fc.option(
      fc.record({ received: amount, setAgainst: amount, givenBack: amount, kept: amount }),
      { nil: undefined },
    ),
  })
  .map(({ taxes, payments, channels, closings, between, bills, kept, later, cash, deposits }) => {
    const { prepaid, paidBefore, ofEarlier } = between
    const { paidElsewhere, onTheHouse, walkout } = closings
    const total =
      totalOf([...payments, paidElsewhere, onTheHouse, walkout]) -
      inCents(prepaid) +
      inCents(paidBefore) -
      inCents(ofEarlier)
    const taxOf = (included: boolean) =>
      units(totalOf((taxes ?? []).filter((one) => one.included === included)))
    return {
      bills: {
        ...bills,
        taxIncluded: taxOf(true),
        taxExcluded: taxOf(false),
        total: units(total),
        ...(kept && { deposits: kept }),
      },
      ...(taxes && { taxes }),
      payments,
      channels,
      closings,
      ...between,
      ...(later && { ofClosed: later }),
      cash,
      ...(deposits && { deposits }),
    }
  })

/** A chart with an account for all, and own accounts for sales at 7 % and 19 %. */
export const fullChart: AccountChart = {
  accounts: Object.fromEntries(accountNames.map((name, at) => [name, String(1000 + at)])),
  rates: [
    { percent: 19, sales: '8400', tax: '1776', key: '3' },
    { percent: 7, sales: '8300' },
  ],
  methods: [{ method: 'm2', account: '1200' }],
}
