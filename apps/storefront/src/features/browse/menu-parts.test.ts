import type { Menu, Product } from '@comanda/contract'
import { menuContext, type OrderType } from '@comanda/engine/catalog'
import { foldSearch } from '@comanda/shop-rules/search'
import { describe, expect, it } from 'vitest'
import { type MenuPart, menuParts } from './menu-parts.ts'
import { menuSearch } from './menu-search.ts'
import type { FindDishes } from './use-menu-search.ts'

const id = (letter: string) => letter.repeat(24)
const shop = {
  _id: id('0'),
  name: [],
  timeZone: 'Asia/Hong_Kong',
  currency: 'HKD' as const,
}
const named = (en: string, cht = en) => [
  { lang: 'en' as const, value: en },
  { lang: 'cht' as const, value: cht },
]
const product = (letter: string, en: string, extra: Partial<Product> = {}): Product => ({
  _id: id(letter),
  shop: shop._id,
  name: named(en),
  price: 10,
  category: id('1'),
  ...extra,
})
const products = [
  product('a', 'Noodles', { stock: { mode: 'auto', quantity: 0 } }),
  product('b', 'Pork rice', { name: named('Pork rice', '叉燒飯'), subCategory: id('3') }),
  product('c', 'Soup'),
  product('d', 'Tea', { category: id('2'), eatInOnly: true }),
  product('e', 'Secret', { hideFromOnline: true }),
  product('f', 'Only in sets', { setOrderOrGiftOnly: true }),
  product('9', 'Late', { timeConditions: [id('7')] }),
  product('8', 'Few', { category: id('2'), stock: { mode: 'auto', quantity: 3 } }),
]
const menu: Menu = {
  version: '1',
  shop,
  sections: [],
  timeConditions: [],
  categories: [
    { _id: id('1'), shop: shop._id, name: named('Food') },
    { _id: id('2'), shop: shop._id, name: named('Drinks') },
    { _id: id('4'), shop: shop._id, name: named('Empty') },
  ],
  subCategories: [{ _id: id('3'), shop: shop._id, category: id('1'), name: named('Rice') }],
  products,
  productOptions: [],
  taxSettings: [],
  surchargeSettings: [],
  discounts: [],
  vipLevels: [],
}
const context = (orderType: OrderType) =>
  menuContext({
    products,
    productOptions: [],
    orderType,
    selfService: true,
    isOpen: (conditions = []) => conditions.length === 0,
  })
const names = (parts: readonly MenuPart[]) =>
  parts.map(({ groups }) =>
    groups.map(({ dishes }) => dishes.map((dish) => dish.product.name[0]?.value)),
  )
const search = menuSearch(foldSearch)
const find: FindDishes = (all, keyword) => search(all, keyword, (mark) => mark)
const look = (type: OrderType, keyword = '') =>
  menuParts(menu, context(type), { keyword, find, serving: menu.sections })

describe('the menu of now', () => {
  it('category by category, sub-categories after dishes without one, sold out last, empty ones left out (SCREEN-3.1)', () => {
    expect(names(look('dineInNoTable'))).toEqual([
      [['Soup', 'Noodles'], ['Pork rice']],
      [['Tea', 'Few']],
    ])
  })
  it('take-away leaves out what is eaten in only', () => {
    expect(names(look('takeAway')).at(-1)).toEqual([['Few']])
  })
  it('the keyword is searched in every language, simplified and traditional alike', () => {
    expect(names(look('takeAway', '叉烧'))).toEqual([[['Pork rice']]])
    expect(names(look('takeAway', 'soUP'))).toEqual([[['Soup']]])
    expect(look('takeAway', 'nothing')).toEqual([])
  })
  it('few left: how many (SCREEN-3.3)', () => {
    const few = look('takeAway').at(-1)?.groups[0]?.dishes[0]
    expect(few).toMatchObject({ left: 3, isSoldOut: false })
  })
})
