import type { DayFigures } from '@comanda/contract'
import { arbitraryBill } from '@comanda/contract/testing/bills'
import { fromCents, toCents } from '@comanda/engine/money'
import { createTranslator } from '@comanda/locales'
import { loadConsoleMessages } from '@comanda/locales/console'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { daySlip } from './day-slip.ts'
import { figureGroups } from './figure-rows.ts'

const t = createTranslator('en', await loadConsoleMessages('en'))
const money = (amount: number): string => String(toCents(amount))

type Bills = DayFigures['bills']
const names = [
  'products',
  'surcharges',
  'taxIncluded',
  'taxExcluded',
  'taxRelief',
  'discounts',
  'adjusts',
  'rounding',
  'tips',
  'total',
] as const

const sum = (amounts: readonly number[]): number =>
  fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0))

const cents = fc.integer({ min: 0, max: 50_000 }).map(fromCents)
const maybe = fc.oneof(fc.constant(0), cents)
const unpaid = maybe.map((amount) => ({ count: amount === 0 ? 0 : 1, amount }))
const payment = fc
  .record({
    taken: cents,
    back: maybe,
    tips: maybe,
    surcharge: maybe,
    rounding: maybe,
    count: fc.nat(9),
  })
  .map(({ taken, back, ...rest }) => ({
    ...rest,
    type: 'counter' as const,
    amount: sum([taken, 0 - back]),
    refunds: 0 - back,
  }))

/** Figures of random bills, as they are after any history (STAFF-6.4). */
const day: fc.Arbitrary<DayFigures> = fc
  .record({
    bills: fc.array(arbitraryBill, { maxLength: 5 }),
    payments: fc.array(payment, { maxLength: 3 }),
    closings: fc.record({ paidElsewhere: unpaid, onTheHouse: unpaid, walkout: unpaid }),
    prepaid: maybe,
    paidBefore: maybe,
    cash: fc.record({ float: cents, sales: cents, refunds: maybe, payIn: maybe, outside: maybe }),
  })
  .map(({ bills, payments, closings, prepaid, paidBefore, cash }) => {
    const totals = Object.fromEntries(
      names.map((name) => [name, sum(bills.map(({ result }) => result.totals[name]))]),
    ) as Pick<Bills, (typeof names)[number]>
    const none = { count: 0, amount: 0 }
    const paid = [...payments, ...Object.values(closings)].map(({ amount }) => amount)
    const { float, sales, refunds, payIn } = cash
    return {
      version: 1,
      bills: { ...totals, count: bills.length, guests: 0, void: none, topUps: none },
      categories: [{ quantity: 1, amount: fromCents(Math.floor(toCents(totals.products) / 2)) }],
      // Earlier releases have a row without a name for each discount by hand.
      discounts: bills.flatMap(({ result }, index) =>
        result.totals.discounts === 0
          ? []
          : [{ discount: String(index), count: 1, amount: result.totals.discounts }],
      ),
      payments,
      closings,
      prepaid,
      paidBefore,
      ofEarlier: sum([...paid, 0 - totals.total, 0 - prepaid, paidBefore]),
      open: { count: 0, outstanding: 0 },
      cash: {
        ...cash,
        refunds: 0 - refunds,
        payOut: 0,
        drops: 0,
        expected: sum([float, sales, 0 - refunds, payIn]),
        counted: 0,
        difference: 0,
      },
    }
  })

it('STAFF-6.5: a day whose drawers nobody has counted has no counted amount and no difference, but how many they are', () => {
  const [figures] = fc.sample(day, { seed: 1, numRuns: 1 })
  if (!figures) throw new Error('there is no day')
  const rowsWith = (uncounted: number, counted: number) =>
    figureGroups(
      { ...figures, cash: { ...figures.cash, counted, uncounted } },
      { t, locale: 'en', money },
    )
      .flatMap(({ rows }) => rows)
      .filter(({ name }) => /counted|difference/i.test(name))
      .map(({ name }) => name)
  const [counted, difference, uncounted] = [
    t('businessDay.counted'),
    t('businessDay.difference'),
    t('businessDay.uncounted'),
  ]
  expect(rowsWith(1, 0)).toEqual([uncounted])
  expect(rowsWith(1, 200)).toEqual([uncounted, counted, difference])
  expect(rowsWith(0, 0)).toEqual([counted, difference])
})

it('PRICE-8.1, STAFF-6.4, PRINT-6.4: on the screen and the slip of any X or Z, each sum is that of the parts above it', () => {
  fc.assert(
    fc.property(day, (figures) => {
      const groups = figureGroups(figures, { t, locale: 'en', money })
      const forBills = new Set<number>()
      for (const { rows } of groups) {
        let parts = 0
        for (const { name, amount, as } of rows) {
          if (as === 'part') parts += Number(amount)
          if (as === 'sum') expect(Number(amount)).toBe(parts)
          if (name === t('businessDay.forBills')) forBills.add(Number(amount))
        }
      }
      expect(forBills.size).toBe(1)
      const rules = groups.find(({ title }) => title === t('businessDay.rules'))?.rows ?? []
      const given = rules.filter(({ name }) => name.startsWith(t('businessDay.byHand')))
      expect(given).toHaveLength(figures.discounts.length === 0 ? 0 : 1)
      expect(rules).toHaveLength(given.length * 2)
      const slip = daySlip({ shopName: '', title: '', groups })
      expect(
        slip.flatMap((part) => (part.kind === 'row' ? [[part.left, part.right]] : [])),
      ).toEqual(groups.flatMap(({ rows }) => rows.map(({ name, amount }) => [name, amount])))
    }),
    { numRuns: 100 },
  )
})
