import type { Product } from '@comanda/contract'
import { readingSearch } from '@comanda/shop-rules/readings'
import { expect, test } from 'vitest'
import { enteredDish, findDishes, popularOf, readTyped } from './find-dishes.ts'

const dish = (code: string, name: string): Product => ({
  _id: code,
  shop: 's',
  code,
  name: [{ lang: 'en', value: name }],
  price: 10,
})
const dishes = [dish('170', 'Milk tea'), dish('017', 'Prawn noodles'), dish('018', 'Beef noodles')]

const codes = (keyword: string) => findDishes(dishes, keyword).map(({ code }) => code)
const entered = (keyword: string) => enteredDish(findDishes(dishes, keyword), keyword)?.code

test('STAFF-5.6: a number before × is a quantity, whatever sign of multiplication is typed', () => {
  expect(readTyped('2×17')).toEqual({ quantity: 2, keyword: '17' })
  expect(readTyped(' 3 x milk tea ')).toEqual({ quantity: 3, keyword: 'milk tea' })
  expect(readTyped('12*018')).toEqual({ quantity: 12, keyword: '018' })
  expect(readTyped('17')).toEqual({ quantity: 1, keyword: '17' })
  expect(readTyped('２×１７')).toEqual({ quantity: 2, keyword: '17' })
  expect(readTyped('0×17')).toEqual({ quantity: 1, keyword: '0×17' })
})

test('STAFF-5.6: digits find dishes by their codes, the exact one first; words by their names', () => {
  expect(codes('17')).toEqual(['017', '170'])
  expect(codes('0')).toEqual(['017', '018'])
  expect(codes('noodles')).toEqual(['017', '018'])
})

test('STAFF-5.6: Enter adds the dish with the code or the only one that is found, never a guess', () => {
  expect(entered('17')).toBe('017')
  expect(entered('milk')).toBe('170')
  expect(entered('noodles')).toBeUndefined()
  expect(entered('1')).toBeUndefined()
})

test('STAFF-5.6: a Chinese name is found by pinyin and jyutping', () => {
  const rice = { ...dish('021', 'Rice'), name: [{ lang: 'cht' as const, value: '叉燒飯' }] }
  const found = (keyword: string) =>
    findDishes([...dishes, rice], keyword, readingSearch()).map(({ code }) => code)
  expect(found('cha shao')).toEqual(['021'])
  expect(found('CaaSiu')).toEqual(['021'])
  expect(found('milk')).toEqual(['170'])
})

test('STAFF-5.5: what most orders have comes first, of what can be ordered now; of fewer than three there is no tab', () => {
  const of = (...popular: string[]) => popularOf({ popular }, dishes).map(({ code }) => code)
  expect(of('018', 'gone', '170', '017')).toEqual(['018', '170', '017'])
  expect(of('018', '170', 'gone')).toEqual([])
  expect(popularOf({}, dishes)).toEqual([])
})
