import { expect, test } from 'vitest'
import { isOfShop } from './of-shop.ts'

const shop = 'a'.repeat(24)

test('an item without shops is for all of them (NEWS-1.1)', () => {
  expect(isOfShop({}, shop)).toBe(true)
  expect(isOfShop({ shops: [] }, shop)).toBe(true)
})
test('an item of other shops is not shown, unless no shop is chosen', () => {
  expect(isOfShop({ shops: ['b'.repeat(24)] }, shop)).toBe(false)
  expect(isOfShop({ shops: ['b'.repeat(24)] }, undefined)).toBe(true)
})
