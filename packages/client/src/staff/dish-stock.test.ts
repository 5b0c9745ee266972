import { expect, test } from 'vitest'
import { isSoldOut, leftOf } from './dish-stock.ts'

test.each([
  [undefined, false],
  [{ mode: 'disable', quantity: 0 }, false],
  [{ mode: 'manual', quantity: 3 }, false],
  [{ mode: 'manual', quantity: null }, false],
  [{ mode: 'manual', quantity: 0 }, true],
  [{ mode: 'paused', quantity: 3 }, true],
  [{ mode: 'notSelling' }, true],
] as const)('a stock of %j: sold out %s', (stock, expected) => {
  expect(isSoldOut({ stock })).toBe(expected)
})

test('how many are left is not said of a dish that is taken off or not counted', () => {
  expect(leftOf({ stock: { mode: 'paused', quantity: 3 } })).toBeUndefined()
  expect(leftOf({ stock: { mode: 'disable', quantity: 3 } })).toBeUndefined()
  expect(leftOf({ stock: { mode: 'auto', quantity: 3 } })).toBe(3)
})
