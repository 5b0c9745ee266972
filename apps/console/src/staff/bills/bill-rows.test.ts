import { sampleResult, sampleSession } from '@comanda/client/testing'
import type { TableSession } from '@comanda/contract'
import { expect, test } from 'vitest'
import { billRows, paidRows } from './bill-rows.ts'

const discounts: TableSession['discounts'] = [
  { id: 'd', rule: 'r', source: 'manual', name: [], amount: -12.8, lines: [] },
]

test('a discount whose reason is in staff’s own words has a name on the bill (STAFF-1.9)', () => {
  const rows = billRows(sampleSession({ discounts }), { t: (key) => key, locale: 'en' })
  expect(rows.find(({ id }) => id === 'd')).toMatchObject({ name: 'pane.discount', amount: -12.8 })
})

test('a deposit above the bill says what comes back, so that the rows sum to what is due (DEP-2.3, PRICE-8.1)', () => {
  const payment = {
    _id: 'p',
    type: 'card' as const,
    amount: 450,
    tips: 0,
    surcharge: 0,
    surchargeWithoutTax: 0,
    deposit: true as const,
    time: '2026-03-03T12:10:00+08:00',
  }
  const bill = { result: sampleResult(33), payments: [payment], outstanding: 0 }
  const words = { t: (key: string) => key, money: String, time: String }
  const amounts = (one: typeof bill) => paidRows(one, words).map(({ id, amount }) => [id, amount])
  expect(amounts(bill)).toEqual([
    ['p', -450],
    ['surplus', 417],
    ['outstanding', 0],
  ])
  expect(amounts({ ...bill, result: sampleResult(500), outstanding: 50 })).toEqual([
    ['p', -450],
    ['outstanding', 50],
  ])
})
