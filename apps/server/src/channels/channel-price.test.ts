import { expect, test } from 'vitest'
import { choicePrice, commissionOf } from './channel-price.ts'

const shown = (price: number, percent: number) =>
  choicePrice({ prices: { percent } }, { _id: 'a'.repeat(24), price })
const kept = (total: number, percent: number) =>
  commissionOf({ commission: { percent, fixed: 0.5 } }, total)

test('CHANNEL-3.1: a price in percent is rounded to the cent from its exact value', () => {
  expect([shown(1.1, 15), shown(1.9, 15), shown(38.5, 10)]).toEqual([1.27, 2.19, 42.35])
  expect([shown(10, -10), shown(0.05, -10), shown(0, 15)]).toEqual([9, 0.05, 0])
})

test('CHANNEL-5.1: a commission is rounded to the cent from its exact value', () => {
  expect([kept(42.35, 30), kept(30, 1.15), kept(0, 30)]).toEqual([13.21, 0.85, 0.5])
})
