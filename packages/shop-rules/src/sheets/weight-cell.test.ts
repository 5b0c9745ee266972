import { expect, it } from 'vitest'
import { importMenu } from '../menu-import/import-menu.ts'
import type { ImportedMenu } from '../menu-import/imported-menu.ts'
import { menuCsvLines } from '../menu-import/menu-csv-lines.ts'
import { readMenuCsv } from './menu-csv.ts'
import { readMenuLines } from './menu-lines.ts'
import { readMenuTable } from './menu-table.ts'

const unitsOf = (cells: readonly string[], timeZone: string) =>
  readMenuCsv(`name,price\n${cells.map((cell, at) => `Dish ${at},"${cell}"`).join('\n')}`, 'cht', {
    timeZone,
  }).dishes.map(({ price, byWeight, openPrice }) => [
    price,
    byWeight && `${byWeight.unit} ${byWeight.grams}`,
    ...(openPrice ? [openPrice] : []),
  ])

const kg = [128, 'kg 1000']

it('IMPORT-1.12: a price is of a unit of weight as people write it, and as the country has it', () => {
  expect(
    unitsOf(
      [
        '128/kg',
        '$128 / KG',
        '128 per kg',
        '128元/公斤',
        '每公斤128',
        '128 €/kg',
        '128 al kg',
        '１２８／ｋｇ',
      ],
      'Europe/Rome',
    ),
  ).toEqual([kg, kg, kg, kg, kg, kg, kg, kg])
  expect(
    unitsOf(['12.8/100g', '12,80 € / 100 g', '3,50 all’etto'], 'Europe/Rome').slice(0, 2),
  ).toEqual([
    [12.8, 'hundredGrams 100'],
    [12.8, 'hundredGrams 100'],
  ])
  expect(unitsOf(['80元/斤', '每斤 $80', '5/兩', '40/lb'], 'Asia/Hong_Kong')).toEqual([
    [80, 'catty 604.78982'],
    [80, 'catty 604.78982'],
    [5, 'tael 37.79936375'],
    [40, 'lb 453.59237'],
  ])
  expect(unitsOf(['80/台斤'], 'Asia/Taipei')).toEqual([[80, 'catty 600']])
  expect(unitsOf(['時價/斤', '80+/斤', '80-200/斤'], 'Asia/Taipei')).toEqual([
    [0, 'catty 600', {}],
    [80, 'catty 600', {}],
    [80, 'catty 600', { most: 200 }],
  ])
})

it('IMPORT-1.12: a unit that the country does not have is no price', () => {
  for (const cell of ['80/斤', '80/lb', '80/piece'])
    expect(
      readMenuCsv(`name,price\nBeef,${cell}`, 'cht', { timeZone: 'Europe/Rome' }).problems.map(
        ({ code }) => code,
      ),
    ).toEqual(['priceInvalid'])
})

it('IMPORT-1.12: a typed menu reads the same', () => {
  const text = 'Meat\nBeef 128/kg\n牛肉 每斤80\nHam ..... 12.80 € / 100 g\nFish 時價/斤\nTea 8'
  expect(
    readMenuLines(text, 'cht', { timeZone: 'Asia/Hong_Kong' }).dishes.map(
      ({ name, price, byWeight }) => [name[0]?.value, price, byWeight?.unit],
    ),
  ).toEqual([
    ['Beef', 128, 'kg'],
    ['牛肉', 80, 'catty'],
    ['Ham', 12.8, 'hundredGrams'],
    ['Fish', 0, 'catty'],
    ['Tea', 8, undefined],
  ])
})

const beef = {
  _id: 'a'.repeat(24),
  code: '7',
  name: [{ lang: 'en' as const, value: 'Beef' }],
  price: 80,
  // Of another country: a copy of its shop.
  byWeight: { unit: 'catty' as const, grams: 600, tare: 20 },
}
const menu: ImportedMenu = { categories: [], sections: [], productOptions: [], products: [beef] }
const changesOf = (text: string) =>
  importMenu(menu, readMenuTable(text), {
    script: 'cht',
    timeZone: 'Asia/Hong_Kong',
    newId: () => 'b'.repeat(24),
  }).changes.map(({ field, to }) => [field, to])

it('IMPORT-1.12: a menu is saved so, and a dish stays weighed as it is unless a cell says another unit', () => {
  const saved = [...menuCsvLines(menu)].join('')
  expect(saved).toContain('80/斤')
  expect(changesOf(saved)).toEqual([])
  expect(changesOf('code,price\n7,90/斤')).toEqual([['price', 90]])
  expect(changesOf('code,price\n7,90')).toEqual([['price', 90]])
  expect(changesOf('code,price\n7,150/kg')).toEqual([
    ['price', 150],
    ['byWeight', { unit: 'kg', grams: 1000, tare: 20 }],
  ])
})
