import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invoiceLines } from './invoice-lines.ts'
import { reverseInvoices, type ReversibleInvoice } from './invoice-reversal.ts'
import { blankNumbers, invoiceNumber, poolWarning } from './number-pool.ts'
import { invoiceBarcode, invoiceQrTexts } from './printed-codes.ts'
import { firstDayOfPeriod, nextTaiwanPeriod, republicDate, taiwanPeriod } from './taiwan-period.ts'
import { taiwanAmounts } from './taiwan-tax-amount.ts'

const dollars = fc.integer({ min: 1, max: 5_000_000 })

describe('the period of an invoice (INV-2.1)', () => {
  it('is two months, by the year of the Republic and the even month', () => {
    expect(taiwanPeriod('2026-11-22')).toBe('11512')
    expect(taiwanPeriod('2026-12-31')).toBe('11512')
    expect(taiwanPeriod('2010-01-01')).toBe('09902')
    expect(nextTaiwanPeriod('11512')).toBe('11602')
    expect(nextTaiwanPeriod('11502')).toBe('11504')
    expect(firstDayOfPeriod('11512')).toBe('2026-11-01')
    expect(republicDate('2013-05-23')).toBe('1020523')
  })

  it('the first day of the next one is the first that is in it', () => {
    const day = fc.date({
      min: new Date('2012-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(day, (date) => {
        const period = taiwanPeriod(date.toISOString().slice(0, 10))
        const first = firstDayOfPeriod(nextTaiwanPeriod(period))
        expect(taiwanPeriod(first)).toBe(nextTaiwanPeriod(period))
        const before = new Date(Date.parse(first) - 1).toISOString().slice(0, 10)
        expect(taiwanPeriod(before)).toBe(period)
      }),
    )
  })
})

describe('the amounts of an invoice', () => {
  it('INV-2.4: a company’s names the tax in it, a consumer’s has tax 0', () => {
    expect(taiwanAmounts(340, true)).toEqual({ sales: 324, tax: 16, total: 340 })
    expect(taiwanAmounts(340, false)).toEqual({ sales: 340, tax: 0, total: 340 })
    fc.assert(
      fc.property(dollars, (total) => {
        const { sales, tax } = taiwanAmounts(total, true)
        expect(sales + tax).toBe(total)
        expect(Math.abs(tax - sales * 0.05)).toBeLessThanOrEqual(0.53)
      }),
    )
  })

  it('INV-2.8: what was weighed is so many kilograms, at what one of them costs', () => {
    const sold = [
      { name: '牛肉', quantity: 0.351, unit: '公斤', worth: 4493 },
      { name: '茶', quantity: 2, worth: 6000 },
    ]
    expect(invoiceLines(105, sold, '餐飲')).toEqual([
      { name: '牛肉', quantity: 0.351, unit: '公斤', price: 128.21, amount: 45 },
      { name: '茶', quantity: 2, price: 30, amount: 60 },
    ])
  })

  it('INV-2.3: the lines add up to the total, whatever was sold', () => {
    const sold = fc.array(
      fc.record({
        name: fc.string(),
        quantity: fc.integer({ min: 1, max: 99_000 }).map((thousandths) => thousandths / 1000),
        worth: fc.integer({ min: -100, max: 1_000_000 }),
      }),
    )
    fc.assert(
      fc.property(dollars, sold, (total, items) => {
        const lines = invoiceLines(total, items, '餐飲')
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
        expect(lines.every(({ amount }) => amount >= 0)).toBe(true)
      }),
    )
    expect(invoiceLines(90, [], '餐飲')).toEqual([
      { name: '餐飲', quantity: 1, price: 90, amount: 90 },
    ])
    const pair = [
      { name: '牛肉麵', quantity: 2, worth: 20_000 },
      { name: '豆漿', quantity: 1, worth: 0 },
    ]
    expect(invoiceLines(180, pair, '餐飲')).toEqual([
      { name: '牛肉麵', quantity: 2, price: 90, amount: 180 },
      { name: '豆漿', quantity: 1, price: 0, amount: 0 },
    ])
  })
})

const invoice = (own: Partial<ReversibleInvoice>): ReversibleInvoice => ({
  _id: 'a',
  total: 100,
  allowed: 0,
  period: '11512',
  isDonated: false,
  hasPaper: false,
  ...own,
})

const kindOf = (own: Partial<ReversibleInvoice>, amount = 100) =>
  reverseInvoices([invoice(own)], amount, '11512').map(({ kind }) => kind)

describe('money that goes back (INV-4.1)', () => {
  it('voids all of an invoice in its period', () => {
    expect(kindOf({})).toEqual(['void'])
    expect(kindOf({ period: undefined })).toEqual(['void'])
  })

  it.each<[string, Partial<ReversibleInvoice>, number]>([
    ['a part', {}, 99],
    ['a later period', { period: '11510' }, 100],
    ['a donated invoice', { isDonated: true }, 100],
    ['an earlier allowance', { allowed: 40 }, 60],
    ['paper that is not returned', { hasPaper: true }, 100],
  ])('is an allowance for %s', (_, own, amount) => {
    expect(kindOf(own, amount)).toEqual(['allowance'])
  })

  it('comes off the invoice of the payment first, then off the newest', () => {
    const invoices = [
      invoice({ _id: 'a', payment: 'p', total: 50 }),
      invoice({ _id: 'b', total: 70 }),
      invoice({ _id: 'c', total: 30 }),
    ]
    expect(reverseInvoices(invoices, 100, '11512', 'p')).toEqual([
      { invoice: 'a', kind: 'void', amount: 50 },
      { invoice: 'c', kind: 'void', amount: 30 },
      { invoice: 'b', kind: 'allowance', amount: 20 },
    ])
  })

  it('never takes more off an invoice than is left of it, and all that there is', () => {
    const some = fc.array(
      fc.record({ total: dollars, share: fc.double({ min: 0, max: 1, noNaN: true }) }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(some, dollars, (shapes, amount) => {
        const invoices = shapes.map(({ total, share }, index) =>
          invoice({ _id: String(index), total, allowed: Math.floor(total * share) }),
        )
        const taken = reverseInvoices(invoices, amount, '11512')
        const left = invoices.reduce((sum, { total, allowed }) => sum + total - allowed, 0)
        expect(taken.reduce((sum, one) => sum + one.amount, 0)).toBe(Math.min(amount, left))
        for (const one of taken) {
          const of = invoices.find(({ _id }) => _id === one.invoice)
          expect(one.amount).toBeLessThanOrEqual((of?.total ?? 0) - (of?.allowed ?? 0))
        }
      }),
    )
  })
})

describe('the codes on paper', () => {
  it('INV-5.1: the barcode has period, number and random digits', () => {
    expect(invoiceBarcode('10404', { number: 'UZ17690872', random: '0122' })).toBe(
      '10404UZ176908720122',
    )
  })

  const printed = {
    number: 'AB11223344',
    day: '2013-05-23',
    random: '9999',
    total: 340,
    seller: '01234567',
    lines: [
      { name: '乾電池', quantity: 1, price: 105, amount: 105 },
      { name: '口罩', quantity: 1, price: 210, amount: 210 },
      { name: '牛奶', quantity: 1, price: 25, amount: 25 },
    ],
  }

  it('INV-5.2: two QR codes have the amounts, the encrypted number and the items', () => {
    expect(invoiceQrTexts(printed, 'ajrLaenbGmyWaZBdJk9diw==')).toEqual({
      left: 'AB112233441020523999900000144000001540000000001234567ajrLaenbGmyWaZBdJk9diw==:**********:3:3:1:乾電池:1:105:',
      right: '**口罩:1:210:牛奶:1:25',
    })
  })

  it('INV-5.2: items that do not fit are counted, and a colon in a name separates nothing', () => {
    const line = { name: '滷肉飯: 大', quantity: 1, price: 25, amount: 25 }
    const lines = Array.from({ length: 40 }, () => line)
    const { left, right } = invoiceQrTexts({ ...printed, lines, buyer: '04595252' }, 'x')
    expect(left).toContain('0459525201234567x:**********:')
    const [, , shown, all] = left.split(':')
    expect(all).toBe('40')
    expect(Number(shown)).toBeLessThan(40)
    expect(right.split(':')).toHaveLength((Number(shown) - 1) * 3)
    expect(new TextEncoder().encode(right).length).toBeLessThan(182)
  })
})

const track = (own: object) => ({
  period: '11512',
  letters: 'AB',
  from: 0,
  to: 999,
  next: 0,
  ...own,
})

describe('the numbers that are left', () => {
  const next = track({ period: '11602' })

  it('INV-6.1: warns of three days’ use, of a tenth, and of a next period without any', () => {
    expect(poolWarning([], '2026-11-05')).toBe('empty')
    expect(poolWarning([track({ next: 1000 })], '2026-11-05')).toBe('empty')
    expect(poolWarning([track({ next: 800 })], '2026-11-05')).toBe('fewDays')
    expect(poolWarning([track({ next: 901 })], '2026-12-15')).toBe('fewNumbers')
    expect(poolWarning([track({ next: 600 })], '2026-12-19')).toBeUndefined()
    expect(poolWarning([track({ next: 600 })], '2026-12-20')).toBe('nextPeriod')
    expect(poolWarning([track({ next: 600 }), next], '2026-12-20')).toBeUndefined()
    expect(poolWarning([track({ next: 100 })], '2026-11-20')).toBeUndefined()
  })

  it('INV-6.2: what was never given is blank', () => {
    const tracks = [track({ next: 40 }), track({ letters: 'CD', next: 1000 })]
    expect(blankNumbers(tracks)).toEqual([{ letters: 'AB', from: 40, to: 999 }])
    expect(invoiceNumber('AB', 40)).toBe('AB00000040')
  })
})
