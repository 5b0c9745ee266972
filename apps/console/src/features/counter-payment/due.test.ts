import { sampleResult, sampleTable } from '@comanda/client/testing'
import type { TableSession } from '@comanda/contract'
import { describe, expect, it } from 'vitest'
import { dueOf, partFields } from './due.ts'

type Payment = TableSession['payments'][number]
const payment = (rest: Partial<Payment>): Payment => ({
  _id: 'one',
  type: 'counter',
  amount: 33.4,
  tips: 0,
  surcharge: 0,
  surchargeWithoutTax: 0,
  time: '2026-03-03T12:00:00+08:00',
  ...rest,
})
const bill = (outstanding: number, payments: readonly Payment[] = []) =>
  sampleTable({ result: sampleResult(100), outstanding, payments: [...payments] })

const hongKong = { currency: 'HKD' }

const ofAmount = (text: string) => dueOf(bill(60), { kind: 'amount', text }, hongKong)

describe('STAFF-5.2: what is paid of a bill at the counter', () => {
  it('all that is due', () => {
    expect(dueOf(bill(60), { kind: 'all' }, hongKong)).toBe(60)
    expect(partFields({ kind: 'all' })).toEqual({})
  })
  it('one of three equal parts; the last takes what is left', () => {
    const part = { kind: 'share', of: 3 } as const
    expect(dueOf(bill(100), part, hongKong)).toBe(33.4)
    const two = [payment({ shareOf: 3 }), payment({ _id: 'two', shareOf: 3 })]
    expect(dueOf(bill(33.2, two), part, hongKong)).toBe(33.2)
    expect(partFields(part)).toEqual({ share: { of: 3 } })
  })
  it('PAY-3.7: in coins of the shop: of a half nobody pays 122.74', () => {
    const half = { kind: 'share', of: 2 } as const
    const of = (shop: Parameters<typeof dueOf>[2]) =>
      dueOf(sampleTable({ result: sampleResult(245.48), outstanding: 245.48 }), half, shop)
    expect(of(hongKong)).toBe(122.8)
    expect(of({ currency: 'USD' })).toBe(122.74)
    expect(of({ currency: 'USD', priceRoundFactor: 0.01 })).toBe(123)
  })
  it('a share that was given back is open again', () => {
    const payments = [
      payment({ shareOf: 2, amount: 50 }),
      payment({ _id: 'back', amount: -50, reverses: 'one' }),
    ]
    expect(dueOf(bill(100, payments), { kind: 'share', of: 2 }, hongKong)).toBe(50)
  })
  it('an amount up to what is due; other texts are refused', () => {
    expect(['20', '60', '60.01', '0', '-5', '', 'ten'].map(ofAmount)).toEqual([
      20,
      60,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(partFields({ kind: 'amount', text: '20' })).toEqual({ amount: 20 })
  })
})
