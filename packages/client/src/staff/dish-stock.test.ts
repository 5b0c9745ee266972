import { expect, test } from 'vitest'
import { isSoldOut, leftOf, offeredAgain, takenOff } from './dish-stock.ts'

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

test('a dish that is taken off keeps its count until it is offered again', () => {
  const off = takenOff({ mode: 'manual', quantity: 3 })
  expect(off).toEqual({ mode: 'paused', quantity: 3 })
  expect(leftOf({ stock: off })).toBeUndefined()
  expect(offeredAgain(off)).toEqual({ mode: 'manual', quantity: 3 })
})

test('a sold-out dish is offered again without a count', () => {
  expect(offeredAgain({ mode: 'manual', quantity: 0 })).toEqual({ mode: 'disable' })
  expect(offeredAgain(undefined)).toEqual({ mode: 'disable' })
})
