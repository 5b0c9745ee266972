import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../catalog/price-request.ts'
import { idOf } from '../testing/arbitrary-ids.ts'
import type { PriceOrder } from './open-order.ts'
import { compilePriceBook } from './price-book.ts'
import { orderSums, priceOrder } from './price-order.ts'

const product = idOf('a', 1)
const catalogue: Catalogue = {
  products: [{ _id: product, price: 10 }],
  productOptions: [
    { _id: idOf('9', 1), choices: [{ _id: idOf('c', 1), type: 'product', product, price: 2 }] },
  ],
  taxSettings: [],
  surchargeSettings: [],
  timeConditions: [],
  discounts: [
    {
      _id: idOf('d', 1),
      discountType: 'percent',
      discount: 0.5,
      conditions: [{ for: 'order', minQty: 3 }],
    },
  ],
}
const order: PriceOrder = {
  now: '2024-05-15T12:00:00+08:00',
  shop: { _id: idOf('5', 1) },
  session: { type: 'dineIn' },
  lines: [
    { id: 'L1', product, options: [{ option: idOf('9', 1), values: [idOf('c', 1)] }] },
    {
      id: 'L2',
      product,
      fromProduct: 'L1',
      fromOption: idOf('9', 1),
      fromChoice: idOf('c', 1),
      quantityRatio: 2,
    },
  ],
  coupons: [],
}
const book = compilePriceBook(catalogue)
const withQuantity = (quantity: number): PriceOrder => ({
  ...order,
  lines: order.lines.map((line) => (line.fromProduct ? line : { ...line, quantity })),
})
const totalOf = (quantity: number): number =>
  orderSums(book, { ...order, lines: [{ id: 'L1', product, quantity }] }).total

describe('the sums of an order', () => {
  it('follow a quantity: children and conditions with it (PRICE-7.6)', () => {
    expect(orderSums(book, order).total).toBe(1400)
    expect(orderSums(book, withQuantity(2)).total).toBe(2800)
    expect(orderSums(book, withQuantity(3)).total).toBe(2700)
    const { lines } = priceOrder(book, withQuantity(3))
    expect(lines.map(({ quantity }) => quantity)).toEqual([3, 6])
    expect(orderSums(book, withQuantity(3)).discounts).toBe(-1500)
  })

  it('follow each quantity by itself: no order leaves anything behind for the next', () => {
    expect([1, 3, 2].map(totalOf)).toEqual([1000, 1500, 2000])
  })

  it.each([0, 1.5, 10_000])('a quantity of %d is refused with its path', (quantity) => {
    expect(() => orderSums(book, withQuantity(quantity))).toThrow('lines[0].quantity')
  })
})
