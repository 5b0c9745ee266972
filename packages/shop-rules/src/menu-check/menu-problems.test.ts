import { describe, expect, it } from 'vitest'
import type { Product, ProductOption } from '@comanda/engine/catalog'
import { menuProblems, type NamedMenu } from './menu-problems.ts'
import { sampleCarts } from './sample-carts.ts'

const now = '2026-03-02T04:00:00.000Z'
/** Returns an id made from the letters of a word. */
const id = (word: string): string =>
  word.replaceAll(/./g, (letter) => letter.charCodeAt(0).toString(16)).padStart(24, '0')
const name = (['en', 'cht', 'chs'] as const).map((lang) => ({ lang, value: 'Tea' }))
const menu = (products: readonly Product[], productOptions: readonly ProductOption[] = []) =>
  ({
    shop: { _id: id('s'), timeZone: 'Asia/Hong_Kong' },
    categories: [],
    products,
    productOptions,
    taxSettings: [],
    surchargeSettings: [],
    timeConditions: [],
    discounts: [],
  }) satisfies NamedMenu
const size: ProductOption = {
  _id: id('size'),
  name,
  required: true,
  choices: [
    { _id: id('small'), name, price: 2 },
    { _id: id('large'), name, price: 8 },
  ],
}
const drink: ProductOption = {
  _id: id('drink'),
  name,
  minPick: 2,
  multiple: true,
  allowSameValue: true,
  choices: [{ _id: id('tea'), name, type: 'product', product: id('tea') }],
}
const tea: Product = { _id: id('tea'), name, price: 20, options: [id('size')] }

describe('sample carts of a menu', () => {
  it('DRAFT-3.1: each product is ordered once with the first choices that are enough, sets with their dishes', () => {
    const set: Product = { _id: id('set'), name, price: 60, options: [id('drink')] }
    const carts = sampleCarts(menu([tea, set], [size, drink]), now)
    expect(carts.get(id('tea'))?.total).toBe(22)
    // Two teas, each small.
    expect(carts.get(id('set'))?.total).toBe(64)
    expect(menuProblems(menu([tea, set], [size, drink]), now)).toEqual([])
  })

  it('DRAFT-3.1: a product without enough choices cannot be ordered', () => {
    const two = { ...size, minPick: 3, maxPick: 3, multiple: true }
    expect(sampleCarts(menu([tea], [two]), now).get(id('tea'))).toEqual({ product: id('tea') })
    expect(menuProblems(menu([tea], [two]), now)).toEqual([
      { code: 'cannotBeOrdered', path: 'products', record: id('tea') },
    ])
  })

  it('DRAFT-3.1: a set in itself ends', () => {
    const self: ProductOption = {
      ...drink,
      choices: [{ _id: id('again'), name, type: 'product', product: id('set') }],
    }
    const set: Product = { _id: id('set'), name, price: 60, options: [id('drink')] }
    expect(sampleCarts(menu([set], [self]), now).get(id('set'))).toEqual({ product: id('set') })
  })
})

describe('what is wrong with a menu', () => {
  it('DRAFT-3.2: what costs nothing, unless it is only for sets and gifts', () => {
    const free: Product = { _id: id('a'), name, price: 0 }
    const gift: Product = { _id: id('b'), name, price: 0, setOrderOrGiftOnly: true }
    expect(menuProblems(menu([free, gift]), now)).toEqual([
      { code: 'free', path: 'products', record: id('a') },
    ])
  })

  it('DRAFT-3.2: names that are missing, and languages of them', () => {
    const dishes = [
      { _id: id('a'), price: 5 },
      { _id: id('b'), price: 5, name: [{ lang: 'en' as const, value: 'Bun' }] },
    ]
    const hot = { _id: id('hot'), name, choices: [{ _id: id('very'), name: name.slice(0, 2) }] }
    expect(menuProblems(menu(dishes, [hot]), now)).toEqual([
      { code: 'nameMissing', path: 'products', record: id('a') },
      { code: 'translationMissing', path: 'products', record: id('b'), languages: ['cht', 'chs'] },
      {
        code: 'translationMissing',
        path: 'productOptions',
        record: id('hot'),
        choice: id('very'),
        languages: ['chs'],
      },
    ])
  })

  it('DRAFT-3.2: a shop needs texts in its own languages only', () => {
    const [it_, en] = (['it', 'en'] as const).map((lang) => ({ lang, value: 'Vongole' }))
    const dishes: Product[] = [
      { _id: id('a'), price: 5, name: [it_!, en!] },
      { _id: id('b'), price: 5, name: [en!] },
      { _id: id('c'), price: 5, name: name.slice(1) },
    ]
    const italian = menu(dishes)
    const of = { ...italian, shop: { ...italian.shop, languages: ['it', 'en'] as const } }
    expect(menuProblems(of, now)).toMatchObject([
      { code: 'translationMissing', record: id('b'), languages: ['it'] },
      { code: 'translationMissing', record: id('c'), languages: ['it', 'en'] },
    ])
  })

  it('DRAFT-3.2: options and dishes of sets that are not on the menu', () => {
    const gone = { ...drink, minPick: 0 }
    const set: Product = { _id: id('set'), name, price: 60, options: [id('drink'), id('other')] }
    expect(menuProblems(menu([set], [gone]), now)).toMatchObject([
      { code: 'referenceMissing', path: 'products', record: id('set') },
      { code: 'referenceMissing', path: 'productOptions', record: id('drink'), choice: id('tea') },
    ])
  })
})
