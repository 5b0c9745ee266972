import type { Menu, Product } from '@comanda/contract'
import { menuContext } from '@comanda/engine/catalog'
import { expect, it } from 'vitest'
import { menuParts } from '../../features/browse/menu-parts.ts'
import { fittingDishes } from './fitting-dishes.ts'

const id = (letter: string) => letter.repeat(24)
const product = (letter: string, category: string, extra: Partial<Product> = {}): Product => ({
  _id: id(letter),
  shop: id('0'),
  name: [{ lang: 'en', value: letter }],
  price: 10,
  category: id(category),
  ...extra,
})
const noodles = product('a', '1', { price: 50 })

const offered = (others: readonly Product[], ordered: readonly Product[] = [noodles]) => {
  const products = [noodles, ...others]
  const menu: Menu = {
    version: '1',
    shop: { _id: id('0'), name: [], timeZone: 'Asia/Hong_Kong', currency: 'HKD' },
    products,
    categories: ['1', '2', '3', '4', '5'].map((name) => ({
      _id: id(name),
      name: [],
      shop: id('0'),
    })),
    subCategories: [],
    discounts: [],
    productOptions: [],
    taxSettings: [],
    surchargeSettings: [],
    sections: [],
    timeConditions: [],
    vipLevels: [],
  }
  const context = menuContext({
    products,
    productOptions: [],
    orderType: 'takeAway',
    selfService: true,
    isOpen: () => true,
  })
  const parts = menuParts(menu, context, { keyword: '' })
  return fittingDishes(parts, { products: ordered, context }).map(
    ({ dish }) => dish.product.name[0]?.value,
  )
}

it('KIOSK-3.6: of each category that the order has nothing of, one dish is offered, popular ones first, three at most', () => {
  const popular = { marks: ['popular' as const] }
  const found = offered([
    product('b', '1'),
    product('c', '2'),
    product('d', '2', popular),
    product('e', '3'),
    product('f', '4', popular),
    product('9', '5'),
  ])
  expect(found).toEqual(['d', 'f', 'e'])
})

it('KIOSK-3.6: what is sold out, of a category of dear dishes, costs more than half of the order’s dearest dish, or is free is not offered', () => {
  const found = offered([
    product('b', '2', { stock: { mode: 'auto', quantity: 0 } }),
    product('c', '3', { price: 26 }),
    product('d', '4', { price: 0 }),
    product('e', '5'),
    ...['f', '9', '8'].map((name) => product(name, '5', { price: 40 })),
  ])
  expect(found).toEqual([])
})
