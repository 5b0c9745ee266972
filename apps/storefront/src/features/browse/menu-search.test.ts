import type { Product } from '@comanda/contract'
import { foldChinese } from '@comanda/shop-rules/chinese'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { menuSearch, mistakesBetween } from './menu-search.ts'

const dish = (en: string, own: Partial<Product> = {}): Product => ({
  _id: en,
  shop: 'a'.repeat(24),
  name: [{ lang: 'en', value: en }],
  price: 10,
  ...own,
})
const products = [
  dish('Fish ball noodles', { code: 'N7' }),
  dish('Tofu bowl', { marks: ['vegan'] }),
  dish('Egg tart', { marks: ['vegetarian'], description: [{ lang: 'cht', value: '蛋撻' }] }),
  dish('Tea'),
  dish('Teriyaki rice'),
]
const words = { vegan: '純素', vegetarian: '素食' } as const
const found = (keyword: string) =>
  menuSearch(foldChinese)(products, keyword, (mark) =>
    mark === 'vegan' || mark === 'vegetarian' ? words[mark] : mark,
  ).map(({ _id }) => _id)

it.each([
  ['noodles', ['Fish ball noodles']],
  ['noodels', ['Fish ball noodles']],
  ['fsih nodles', ['Fish ball noodles']],
  ['n7', ['Fish ball noodles']],
  ['Vegan', ['Tofu bowl']],
  ['vegetarian', ['Tofu bowl', 'Egg tart']],
  ['vegeterian', ['Tofu bowl', 'Egg tart']],
  ['纯素', ['Tofu bowl']],
  ['蛋挞', ['Egg tart']],
  ['teryaki', ['Teriyaki rice']],
])('SCREEN-3.8: %s finds %j', (keyword, names) => expect(found(keyword)).toEqual(names))

it('SCREEN-3.8: what matches to the letter comes alone, and short words have no mistakes', () => {
  expect(found('tea')).toEqual(['Tea'])
  expect(found('tae')).toEqual([])
  expect(found('蛋')).toEqual(['Egg tart'])
  expect(found('zzzz')).toEqual([])
})

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

it('mistakes are as many one way as the other, none only between a word and itself', () => {
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      const mistakes = mistakesBetween(one, other, 8)
      expect(mistakesBetween(other, one, 8)).toBe(mistakes)
      expect(mistakes === 0).toBe(one === other)
    }),
  )
})
