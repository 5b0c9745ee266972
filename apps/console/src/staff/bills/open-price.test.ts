import { expect, it } from 'vitest'
import { isOpenPrice, openKeyOf, saidPrice } from './open-price.ts'

const crab = { price: 80.1, openPrice: { most: 900 } }

it('CAT-6.1: staff say a price within the bounds of a dish, both included', () => {
  expect([80, 80.1, 900, 900.01].map((price) => isOpenPrice(crab, price))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isOpenPrice({ price: 0, openPrice: {} }, 1_000_000)).toBe(true)
})

it('CAT-6.3: a line has what it is more than the least price, to the cent', () => {
  expect(openKeyOf(crab, 80.3)).toBe(0.2)
  expect(openKeyOf(crab, 80.1)).toBe(0)
  expect(saidPrice(crab, 0.2)).toBe(80.3)
  expect(saidPrice(crab, undefined)).toBeUndefined()
})
