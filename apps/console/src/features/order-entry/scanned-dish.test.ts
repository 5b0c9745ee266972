import type { Product } from '@comanda/contract'
import { expect, test } from 'vitest'
import { scannedDish } from './scanned-dish.ts'

const named = (code: string, more: Partial<Product> = {}): Product => ({
  _id: code,
  shop: 's',
  code,
  name: [{ lang: 'en', value: code }],
  price: 128,
  ...more,
})
const byWeight = { unit: 'kg', grams: 1000, tare: 20 } as const
const beef = named('123', { byWeight })
const fish = named('7', { byWeight, openPrice: {} })
const tea = named('17')
const gone = named('8', { byWeight })
const ownCode = named('2400001003501', { byWeight })
const products = [beef, fish, tea, gone, ownCode]
const scaleCodes = [
  { prefix: '21', carries: 'weight' as const, digits: 5, decimals: 3 },
  { prefix: '23', carries: 'price' as const, digits: 5, decimals: 2 },
  { prefix: '24', carries: 'weight' as const, digits: 5, decimals: 3 },
]

const coded = (digits: string): string => {
  const sum = Array.from(digits, (digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 3))
  return `${digits}${(10 - (sum.reduce((all, one) => all + one, 0) % 10)) % 10}`
}

const priceOf = ({ price }: Product, weight = 1000) => Math.round(price * weight * 0.1) / 100

const read = (typed: string) =>
  scannedDish(typed, {
    shop: { scaleCodes },
    menu: { products },
    orderable: products.filter((dish) => dish !== gone),
    priceOf,
  })
const scan = (digits: string) => read(coded(digits))

test('CAT-8.3: a label adds the dish with its number, leading zeros or not, at its net weight', () => {
  expect(scan('210012300350')).toEqual({ dish: beef, weighed: { weight: 350 } })
})

test('CAT-8.4: a price is that of the nearest grams, and what it has beside that', () => {
  expect(scan('230012304480')).toEqual({ dish: beef, weighed: { weight: 350 } })
  expect(scan('230012304490')).toEqual({ dish: beef, weighed: { weight: 351, openKey: -0.03 } })
})

test('CAT-8.3: what adds nothing says why', () => {
  expect(read('2100123003502')).toEqual({ problem: 'wrong' })
  expect(scan('210099900350')).toEqual({ problem: 'unknown', code: '00999' })
  expect(scan('210001700350')).toEqual({ problem: 'notWeighed', dish: tea })
  expect(scan('210000800350')).toEqual({ problem: 'notNow', dish: gone })
  expect(scan('210000700350')).toEqual({ problem: 'noDayPrice', dish: fish })
  expect(scan('210012300000')).toEqual({ problem: 'noWeight', dish: beef })
  expect(scan('230012300005')).toEqual({ problem: 'noWeight', dish: beef })
})

test('CAT-8.3: a dish whose number is the whole code is found by it, and other codes are no labels', () => {
  expect(scan('240000100350')).toBeUndefined()
  expect(scan('471008841234')).toBeUndefined()
})
