import type { Product } from '@comanda/contract'
import { foldSearch } from '@comanda/shop-rules/search'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { menuSearch, mistakesBetween, provideSearch, type SearchDishes } from './menu-search.ts'

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
  menuSearch(foldSearch)(products, keyword, (mark) =>
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

it('CAT-2.8: a dish is found by how its Chinese name is read, once that is loaded', async () => {
  const rice = dish('Barbecued pork rice', { name: [{ lang: 'cht', value: '叉燒飯' }] })
  const dishes = [rice, ...products]
  let search: SearchDishes | undefined
  provideSearch((provided) => {
    search = provided
  })
  const names = (keyword: string) => search?.(dishes, keyword, (mark) => mark).map(({ _id }) => _id)
  expect(names('tea')).toEqual(['Tea'])
  await expect.poll(() => names('chashao')).toEqual([rice._id])
  expect(names('caasiu')).toEqual([rice._id])
  expect(names('cha shao')).toEqual([rice._id])
  expect(names('tea')).toEqual(['Tea'])
})
