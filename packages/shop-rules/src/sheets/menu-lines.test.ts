import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDescription } from './menu-line.ts'
import { readMenuLines } from './menu-lines.ts'
import { marketPrice, priceFrom } from './open-price-cell.ts'
import { priceUnit } from './price-unit.ts'

const dishesOf = (text: string) =>
  readMenuLines(text, 'cht').dishes.map(({ name, price }) => [
    ...name.map(({ value }) => value),
    price,
  ])
const named = (text: string, script: 'cht' | 'chs' = 'cht') =>
  readMenuLines(text, script).dishes[0]?.name
const problemsOf = (text: string) =>
  readMenuLines(text, 'cht').problems.map(({ row, code }) => [row, code])

describe('SETUP-2.5: a typed menu', () => {
  it('is a dish a line with its price at the end, under headings', () => {
    const { categories, dishes, problems } = readMenuLines(
      'Noodles\nWonton noodles 48\n\nBeef brisket ....... $62.50\n\n# Drinks:\nMilk tea\t22\n',
      'cht',
    )
    expect(problems).toEqual([])
    expect(categories).toEqual([
      [{ lang: 'en', value: 'Noodles' }],
      [{ lang: 'en', value: 'Drinks' }],
    ])
    expect(dishes).toEqual([
      { row: 2, category: 0, name: [{ lang: 'en', value: 'Wonton noodles' }], price: 48 },
      { row: 4, category: 0, name: [{ lang: 'en', value: 'Beef brisket' }], price: 62.5 },
      { row: 7, category: 1, name: [{ lang: 'en', value: 'Milk tea' }], price: 22 },
    ])
  })

  it('names a dish in the languages that its line has', () => {
    const both = [
      { lang: 'en', value: 'Wonton noodles' },
      { lang: 'cht', value: '雲吞麵' },
    ]
    expect(named('雲吞麵 Wonton noodles 48')).toEqual(both)
    expect(named('Wonton noodles 雲吞麵 48')).toEqual(both)
    expect(named('Wonton noodles / 雲吞麵 48元')).toEqual(both)
    expect(named('云吞面 48', 'chs')).toEqual([{ lang: 'chs', value: '云吞面' }])
  })

  it('takes prices as people write them', () => {
    expect(
      dishesOf('Banquet HK$ 1,280\nTea … 8.5\n例湯：28元\nNo. 5 special - ¥900\nWater 0'),
    ).toEqual([
      ['Banquet', 1280],
      ['Tea', 8.5],
      ['例湯', 28],
      ['No. 5 special', 900],
      ['Water', 0],
    ])
  })

  it('says by row what it cannot use', () => {
    expect(problemsOf('Noodles\nWonton noodles\nBeef 62\n48\nTea')).toEqual([
      [1, 'priceMissing'],
      [4, 'nameMissing'],
      [5, 'priceMissing'],
    ])
    expect(problemsOf(`${'a'.repeat(200)} 5\n${'a '.repeat(9000)}`)).toEqual([
      [1, 'tooLong'],
      [2, 'tooLong'],
    ])
    expect(problemsOf('Tea 5\n'.repeat(501))).toEqual([[501, 'tooMany']])
  })

  it('puts dishes before any heading into a category without a name', () => {
    expect(readMenuLines('Tea 5\nDrinks\nMilk 6', 'cht')).toMatchObject({
      categories: [[], [{ value: 'Drinks' }]],
      dishes: [{ category: 0 }, { category: 1 }],
    })
  })
})

/** The last word of such a name is of its price: `Aa kr`, `Aa ab`, `Aa mp`. */
const ofPrice = new RegExp(`(?:^| )(?:${priceUnit}|${priceFrom}|${marketPrice})$`, 'iu')
const word = fc
  .stringMatching(/^[A-Z][a-z]{1,8}( [a-z]{2,8}){0,2}$/)
  .filter((text) => !ofPrice.test(text) && !isDescription(text))
const dish = fc.record({ name: word, cents: fc.integer({ min: 0, max: 999_999 }) })

it('SETUP-2.5: every menu that is typed so is read as it was meant', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ heading: word, dishes: fc.array(dish, { minLength: 1, maxLength: 5 }) }),
        {
          minLength: 1,
          maxLength: 5,
        },
      ),
      fc.constantFrom(' ', '\t', ' .... ', ' $'),
      (menu, gap) => {
        const text = menu.flatMap(({ heading, dishes }) => [
          heading,
          ...dishes.map(({ name, cents }) => `${name}${gap}${(cents / 100).toFixed(2)}`),
        ])
        const read = readMenuLines(text.join('\n'), 'chs')
        expect(read.problems).toEqual([])
        expect(read.categories.map(([name]) => name?.value)).toEqual(
          menu.map(({ heading }) => heading),
        )
        expect(
          read.dishes.map(({ category, name, price }) => [category, name[0]?.value, price]),
        ).toEqual(
          menu.flatMap(({ dishes }, at) =>
            dishes.map(({ name, cents }) => [at, name, cents / 100]),
          ),
        )
      },
    ),
  )
})

it('SETUP-2.5: no text fails, and each line is a dish, a heading or a problem', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 30 }), (lines) => {
      const { dishes, categories, problems } = readMenuLines(lines.join('\n'), 'cht')
      for (const { category, price, name } of dishes) {
        expect(categories[category]).toBeDefined()
        expect(price).toBeGreaterThanOrEqual(0)
        expect(name.every(({ value }) => value.trim() !== '')).toBe(true)
      }
      for (const { row } of problems) expect(row).toBeGreaterThan(0)
    }),
  )
})

it('a dish whose price staff say is a line with its words at the end (IMPORT-1.11)', () => {
  const read = readMenuLines(
    '海鮮\n清蒸海上鮮 時價\nLobster ..... market price\nCrab from 380\n蟹粥 88起\nSoup 40',
    'cht',
  )
  expect(read.problems).toEqual([])
  expect(read.dishes).toMatchObject([
    { price: 0, openPrice: {} },
    { name: [{ value: 'Lobster' }], price: 0, openPrice: {} },
    { name: [{ value: 'Crab' }], price: 380, openPrice: {} },
    { name: [{ value: '蟹粥' }], price: 88, openPrice: {} },
    { price: 40 },
  ])
})
