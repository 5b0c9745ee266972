import { toCents } from '@comanda/engine/money'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AccountChart } from './account-chart.ts'
import type { BookedFigures } from './booked-figures.ts'
import { type Booking, bookingsOfDay } from './bookings-of-day.ts'
import { figuresOfAnyDay, fullChart } from '../testing/sample-figures.ts'

const none = { amount: 0 }
const quiet: BookedFigures = {
  bills: {
    discounts: 0,
    taxIncluded: 0,
    taxExcluded: 0,
    rounding: 0,
    tips: 0,
    total: 0,
    topUps: none,
  },
  taxes: [],
  payments: [],
  closings: { paidElsewhere: none, onTheHouse: none, walkout: none },
  prepaid: 0,
  paidBefore: 0,
  ofEarlier: 0,
  cash: { payIn: 0, payOut: 0, difference: 0 },
}

const sumOf = (bookings: readonly Booking[], ...what: Booking['what'][]): number =>
  bookings.reduce((sum, one) => sum + (what.includes(one.what) ? one.cents : 0), 0)

/** Each booking as text, so that a test reads as a journal. */
const journal = (figures: BookedFigures, chart: AccountChart = fullChart): string[] =>
  bookingsOfDay(figures, chart).bookings.map(
    ({ account, what, percent = '', cents }) => `${account} ${what}${percent} ${cents}`,
  )

/** Dishes of 120 less 20, with a tax of 8 % that is in them or comes on top. */
const taxed = (included: boolean): BookedFigures => ({
  ...quiet,
  bills: {
    ...quiet.bills,
    total: 108,
    discounts: -20,
    ...(included ? { taxIncluded: 8 } : { taxExcluded: 8 }),
  },
  taxes: [{ percent: 8, included, base: 100, amount: 8 }],
  payments: [{ type: 'card', amount: 108, tips: 0, surcharge: 0 }],
})

describe('the bookings of a day', () => {
  it('LEDGER-1.2: debits equal credits, and each sum is that of the figures, on any day', () => {
    fc.assert(
      fc.property(figuresOfAnyDay, (figures) => {
        const { bookings, missing } = bookingsOfDay(figures, fullChart)
        expect(missing).toEqual([])
        expect(bookings.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
        expect(bookings.every(({ cents }) => cents !== 0)).toBe(true)
        const { bills, payments, cash, closings, ofClosed } = figures
        const taken = payments.reduce(
          (sum, one) =>
            sum +
            [one.amount, one.tips, one.surcharge, one.rounding ?? 0].reduce(
              (all, amount) => all + toCents(amount),
              0,
            ),
          0,
        )
        const { payIn, payOut, difference } = cash
        const drawers = toCents(payIn) + toCents(payOut) + toCents(difference)
        const kept = (figures.channels ?? []).reduce((sum, one) => sum + toCents(one.commission), 0)
        const paidBy = ['cash', 'terminal', 'card', 'wallet', 'balance', 'channel'] as const
        expect(sumOf(bookings, ...paidBy)).toBe(
          taken + drawers - toCents(bills.topUps.amount) - kept,
        )
        expect(sumOf(bookings, 'channelCommissions')).toBe(kept)
        expect(sumOf(bookings, 'payIn', 'payOut', 'cashDifference')).toBe(0 - drawers)
        expect(sumOf(bookings, 'sales', 'tax', 'discounts')).toBe(
          toCents(bills.tips) +
            toCents(bills.topUps.amount) +
            toCents(bills.deposits?.amount ?? 0) +
            toCents(bills.rounding) -
            toCents(bills.total) -
            toCents(ofClosed?.amount ?? 0),
        )
        for (const how of ['paidElsewhere', 'onTheHouse', 'walkout'] as const)
          expect(sumOf(bookings, how)).toBe(toCents(closings[how].amount))
      }),
    )
  })

  it('LEDGER-1.3: sales are by rate without their tax, those without an account of their rate with all others; nothing is lost to rounding', () => {
    const figures: BookedFigures = {
      ...quiet,
      bills: { ...quiet.bills, total: 189.7, taxIncluded: 20.1, taxExcluded: 0.5 },
      taxes: [
        { percent: 19, included: true, base: 83.3, amount: 13.3 },
        { percent: 7, included: true, base: 100, amount: 6.54 },
        { percent: 5, included: false, base: 5.2, amount: 0.26 },
      ],
      payments: [{ type: 'card', amount: 189.7, tips: 5, surcharge: 0 }],
    }
    expect(journal(figures)).toEqual([
      '1002 card 19470',
      '1009 tips -500',
      '1776 tax19 -1330',
      '8400 sales19 -7000',
      '1006 tax7 -654',
      '8300 sales7 -9346',
      '1006 tax5 -26',
      '1005 sales -614',
    ])
  })

  it('LEDGER-1.4: cash, slips of card readers and methods with an account of their own are apart', () => {
    const figures: BookedFigures = {
      ...quiet,
      bills: { ...quiet.bills, total: 60 },
      payments: [
        { method: 'm1', type: 'counter', amount: 40, tips: 2, surcharge: 0, referenced: 30 },
        { method: 'm2', type: 'counter', amount: 20, tips: 0, surcharge: 0, rounding: 0.05 },
      ],
    }
    expect(journal(figures)).toEqual([
      '1000 cash 1200',
      '1001 terminal 3000',
      '1009 tips -200',
      '1010 rounding -5',
      '1200 cash 2005',
      '1005 sales -6000',
    ])
  })

  it('LEDGER-1.7: a channel owes what was paid there less its commission, on an account of its own if it has one', () => {
    const figures: BookedFigures = {
      ...quiet,
      bills: { ...quiet.bills, total: 100 },
      payments: [
        { method: 'm1', type: 'channel', amount: 60, tips: 0, surcharge: 0 },
        { method: 'm2', type: 'channel', amount: 40, tips: 0, surcharge: 0 },
      ],
      channels: [
        { channel: 'm1', commission: 18 },
        { channel: 'm2', commission: 10 },
      ],
    }
    const chart = {
      accounts: { channel: '1400', channelCommissions: '4760', sales: '8200' },
      rates: [],
      methods: [{ method: 'm2', account: '1401' }],
    }
    expect(journal(figures, chart)).toEqual([
      '1400 channel 4200',
      '1401 channel 3000',
      '4760 channelCommissions 2800',
      '8200 sales -10000',
    ])
  })

  it('LEDGER-1.5: a deposit of a reservation waits on its account until it is set against a bill or stays the shop’s; what else is paid on other days is a prepayment', () => {
    const held = { received: 0, setAgainst: 0, givenBack: 0, kept: 0 }
    const booked: BookedFigures = {
      ...quiet,
      payments: [{ type: 'card', amount: 70, tips: 0, surcharge: 0 }],
      prepaid: 70,
      deposits: { ...held, received: 50 },
    }
    expect(journal(booked)).toEqual([
      '1002 card 7000',
      '1012 deposits -5000',
      '1011 prepayments -2000',
    ])
    const noShow: BookedFigures = {
      ...quiet,
      bills: { ...quiet.bills, total: 50, deposits: { amount: 50 } },
      paidBefore: 50,
      deposits: { ...held, kept: 50 },
    }
    expect(journal(noShow)).toEqual(['1013 keptDeposits -5000', '1012 deposits 5000'])
  })

  it('LEDGER-1.6: what goes back of a closed day lessens the sales and taxes of the day on which it does', () => {
    const figures: BookedFigures = {
      ...quiet,
      payments: [{ type: 'card', amount: -11.9, tips: 0, surcharge: 0 }],
      ofEarlier: -11.9,
      ofClosed: {
        amount: -11.9,
        taxes: [{ percent: 19, included: true, base: -11.9, amount: -1.9 }],
      },
    }
    expect(journal(figures)).toEqual(['1002 card -1190', '1776 tax19 190', '8400 sales19 1000'])
  })

  it('LEDGER-1.6: a deposit of the shop’s that goes back after its day was closed lessens `keptDeposits`, not sales', () => {
    const figures: BookedFigures = {
      ...quiet,
      payments: [{ type: 'card', amount: -50, tips: 0, surcharge: 0 }],
      ofEarlier: -50,
      ofClosed: { amount: -50, deposits: -50, taxes: [] },
      deposits: { received: 0, setAgainst: 0, givenBack: 50, kept: -50 },
    }
    expect(journal(figures)).toEqual(['1002 card -5000', '1013 keptDeposits 5000'])
  })

  it('LEDGER-1.3: discounts are shown only where prices are without taxes', () => {
    expect(journal(taxed(false))).toEqual([
      '1002 card 10800',
      '1006 tax8 -800',
      '1005 sales -12000',
      '1007 discounts 2000',
    ])
    expect(journal(taxed(true))).toEqual(['1002 card 10800', '1006 tax8 -800', '1005 sales -10000'])
  })

  it('LEDGER-2.2: names each account that the day needs and the shop has not set, once', () => {
    const chart = { accounts: { cash: '1000' }, rates: [], methods: [] }
    const figures: BookedFigures = {
      ...quiet,
      bills: { ...quiet.bills, total: 119, taxIncluded: 19 },
      taxes: [{ percent: 19, included: true, base: 119, amount: 19 }],
      payments: [{ type: 'counter', amount: 119, tips: 3, surcharge: 0 }],
    }
    expect(bookingsOfDay(figures, chart).missing).toEqual([
      { what: 'tips' },
      { what: 'tax', percent: 19 },
      { what: 'sales' },
    ])
    expect(bookingsOfDay(quiet, chart)).toEqual({ bookings: [], missing: [] })
  })
})
