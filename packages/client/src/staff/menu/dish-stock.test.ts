import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSoldOut, leftOf, undoOf } from './dish-stock.ts'

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

const until = '2026-03-01T20:00:00.000Z'

test.each([
  [undefined, { mode: 'paused', until: 'tomorrow' }, { mode: 'offered' }],
  [{ mode: 'paused', until }, { mode: 'offered' }, { mode: 'paused', until }],
  [{ mode: 'notSelling' }, { mode: 'paused', until: 'tomorrow' }, { mode: 'notSelling' }],
  [{ mode: 'auto', quantity: 3 }, { set: 9 }, { set: 3 }],
  [undefined, { set: 9 }, { set: null, mode: 'disable' }],
  [undefined, { daily: 9, set: 9 }, { set: null, daily: null, mode: 'disable' }],
  [{ mode: 'manual', quantity: 1, daily: 4 }, { daily: null }, { daily: 4 }],
] as const)('STAFF-1.14: of a stock %j the change %j is undone by %j', (stock, change, undo) => {
  expect(undoOf({ stock }, change)).toEqual(undo)
})

test('law: what is added and undone is there as before, whatever others add in between', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: -9, max: 9 }),
      (quantity, add) => {
        const undo = undoOf({ stock: { mode: 'manual', quantity } }, { add })
        expect(quantity + add + (undo.add ?? 0)).toBe(quantity)
        expect(Object.keys(undo)).toEqual(['add'])
      },
    ),
  )
})
