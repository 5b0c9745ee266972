import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stockOf, stockRows } from './stock-rows.ts'
import { lineDemand, totalDemand } from './stock-demand.ts'

const id = fc.integer({ min: 1, max: 9 }).map((digit) => String(digit).repeat(24))
const quantity = fc.option(fc.integer({ min: 0, max: 1000 }))
const daily = fc.nat(99)
const choice = fc.record({ _id: id, quantity, daily }, { requiredKeys: ['_id', 'quantity'] })
const choices = fc.uniqueArray(choice, {
  selector: ({ _id }) => _id,
  minLength: 1,
})
const groups = fc.uniqueArray(fc.record({ productOption: id, values: choices }), {
  selector: ({ productOption }) => productOption,
  minLength: 1,
})
const stock = fc.record(
  {
    mode: fc.constantFrom('disable', 'notSelling', 'paused', 'manual', 'auto', 'sync'),
    onlineMode: fc.constantFrom('paused', 'askStaff', 'manual'),
    quantity,
    onlineThreshold: fc.integer({ min: 0, max: 50 }),
    until: fc.constant('2026-03-01T20:00:00.000Z'),
    daily,
    productOptions: groups,
  },
  { requiredKeys: ['mode', 'quantity'] },
)

test('law: a stock is read as it was written', () => {
  fc.assert(
    fc.property(stock, (said) => {
      expect(stockOf(stockRows('shop', 'product', said))).toEqual(said)
    }),
  )
})

test('a product without a row of its own is not counted', () => {
  expect(stockOf([])).toBeUndefined()
})

test('a line takes its product, and each choice, for it and for any, as often as it is picked in each portion (STOCK-2.1)', () => {
  const line = {
    id: '1',
    product: 'bowl',
    quantity: 3,
    options: [
      { option: 'egg', selections: [{ _id: 'soft', quantity: 2 }] },
      { option: 'size', values: ['large'] },
    ],
  }
  expect(lineDemand(line).map(({ product, choice, units }) => [product, choice, units])).toEqual([
    ['bowl', '', 3],
    ['bowl', 'soft', 6],
    ['', 'soft', 6],
    ['bowl', 'large', 3],
    ['', 'large', 3],
  ])
})

const of = (product: string, units: number) => ({
  product,
  productOption: '',
  choice: '',
  units,
})

test('demands for one stock are added up, in one order whatever the cart’s is', () => {
  const one = totalDemand([of('b', 1), of('a', 2), of('b', 4)])
  expect(one).toEqual([of('a', 2), of('b', 5)])
  expect(totalDemand([of('a', 2), of('b', 4), of('b', 1)])).toEqual(one)
})
