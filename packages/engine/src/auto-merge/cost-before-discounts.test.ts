import { describe, expect, it } from 'vitest'
import { menuAt } from '../cart/menu-at.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import type { Session } from '../catalog/session.ts'
import { countingIds } from '../testing/menu-builder.ts'
import { compilePriceBook } from '../totals/price-book.ts'
import { autoMerge } from './auto-merge.ts'
import { costBeforeDiscounts } from './cost-before-discounts.ts'

const id = (n: number): string => n.toString(16).padStart(24, '0')
const now = '2024-05-15T12:00:00+08:00'
const catalogueOf = (mealPrice: number) => ({
  products: [
    { _id: id(1), price: 40 },
    { _id: id(2), price: 15 },
    { _id: id(3), price: mealPrice, options: [id(4), id(5)], autoMerge: true },
  ],
  productOptions: [
    {
      _id: id(4),
      required: true,
      choices: [{ _id: id(6), type: 'product' as const, product: id(1) }],
    },
    {
      _id: id(5),
      required: true,
      choices: [{ _id: id(7), type: 'product' as const, product: id(2), price: 3 }],
    },
  ],
  timeConditions: [],
  taxSettings: [],
  surchargeSettings: [],
  discounts: [],
})
const session: Session = {
  type: 'dineIn',
  lineAdjusts: [{ id: 'a', amount: -30 }],
  preAdjusts: [{ amount: -5 }],
}
const lines: CartLine[] = [
  { id: 'a', product: id(1), quantity: 1 },
  { id: 'b', product: id(2), quantity: 2 },
]

describe('cost before discounts', () => {
  const shop = { _id: id(9) }

  it('is what lines cost by themselves: adjustments and discounts aside, in cents (PRICE-5.5)', () => {
    const cost = costBeforeDiscounts(compilePriceBook(catalogueOf(50)), { shop, session, now })
    expect(cost(lines)).toBe(7000)
    expect(cost([])).toBe(0)
  })

  it.each([
    [52, true],
    [52.01, false],
  ])('a set at %d that replaces 55 is formed: %s', (mealPrice, formed) => {
    const catalogue = catalogueOf(mealPrice)
    const merged = autoMerge(lines, {
      context: menuAt({ ...catalogue, shop, session, now }),
      newId: countingIds('m'),
      scope: 'cart',
      priceOf: costBeforeDiscounts(compilePriceBook(catalogue), { shop, session, now }),
    })
    expect(merged.some((line) => line.product === id(3))).toBe(formed)
  })
})
