import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../catalog/price-request.ts'
import { idOf } from '../testing/arbitrary-ids.ts'
import type { PriceOrder } from './open-order.ts'
import { compilePriceBook } from './price-book.ts'
import { openPricedCart } from './priced-cart.ts'

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
const open = () => openPricedCart(compilePriceBook(catalogue), order)

describe('a priced cart', () => {
  it('follows a quantity: children and conditions with it (PRICE-7.6)', () => {
    const cart = open()
    expect(cart.sums().total).toBe(1400)
    expect(cart.setQuantity(0, 2).total).toBe(2800)
    expect(cart.setQuantity(0, 3).total).toBe(2700)
    expect(cart.result().lines.map(({ quantity }) => quantity)).toEqual([3, 6])
    expect(cart.sums().discounts).toBe(-1500)
  })

  it('conditions are tested anew with each quantity', () => {
    const cart = openPricedCart(compilePriceBook(catalogue), {
      ...order,
      lines: [{ id: 'L1', product }],
    })
    expect(cart.sums().total).toBe(1000)
    expect(cart.setQuantity(0, 3).total).toBe(1500)
    expect(cart.setQuantity(0, 2).total).toBe(2000)
  })

  it('keeps the order that it was given, and tells the one that stands', () => {
    const cart = open()
    cart.setQuantity(0, 5)
    expect(cart.order().lines[0]?.quantity).toBe(5)
    expect(order.lines[0]?.quantity).toBeUndefined()
    expect(cart.recompute().total).toBe(4500)
  })

  it.each([
    [2, 1, 'lines[2]: there is no such top-level line'],
    [1, 1, 'lines[1]: there is no such top-level line'],
    [0, 0, 'lines[0].quantity: must be a whole number'],
    [0, 1.5, 'lines[0].quantity: must be a whole number'],
    [0, 10_000, 'lines[0].quantity: must be a whole number'],
  ])('line %i, quantity %d: %s', (index, quantity, message) => {
    expect(() => open().setQuantity(index, quantity)).toThrow(message)
  })
})
