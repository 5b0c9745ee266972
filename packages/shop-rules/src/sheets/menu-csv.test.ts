import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellText } from './csv-line.ts'
import { readMenuCsv } from './menu-csv.ts'

const problemsOf = (text: string) =>
  readMenuCsv(text, 'cht').problems.map(({ row, code, text: about }) => [row, code, about])

describe('SETUP-2.6: a menu as CSV', () => {
  it('has a row for each dish, with its category and names by language', () => {
    const text =
      '\uFEFFCategory,name_en,name_cht,name_chs,price,code\r\nNoodles,"Wonton ""dry"", large",雲吞麵,云吞面,48,17\r\nDrinks,Tea,,,HK$ 8.50,\r\nNoodles,Beef,,,62,18\r\n'
    expect(readMenuCsv(text, 'cht')).toEqual({
      categories: [[{ lang: 'en', value: 'Noodles' }], [{ lang: 'en', value: 'Drinks' }]],
      dishes: [
        {
          row: 2,
          category: 0,
          name: [
            { lang: 'en', value: 'Wonton "dry", large' },
            { lang: 'cht', value: '雲吞麵' },
            { lang: 'chs', value: '云吞面' },
          ],
          price: 48,
          code: '17',
        },
        { row: 3, category: 1, name: [{ lang: 'en', value: 'Tea' }], price: 8.5 },
        { row: 4, category: 0, name: [{ lang: 'en', value: 'Beef' }], price: 62, code: '18' },
      ],
      problems: [],
    })
  })

  it('may use semicolons or tabs, and lines within quotes', () => {
    expect(readMenuCsv('name;price\n"Two\nlines";5\nTea;6', 'cht').dishes).toMatchObject([
      { row: 2, name: [{ value: 'Two\nlines' }] },
      { row: 4, name: [{ value: 'Tea' }] },
    ])
    expect(readMenuCsv('name\tprice\nTea\t6', 'cht').dishes).toHaveLength(1)
  })

  it('says by row what it cannot use', () => {
    expect(problemsOf('name,cost\nTea,5')).toEqual([
      [1, 'columnMissing', 'price'],
      [1, 'columnUnknown', 'cost'],
    ])
    expect(problemsOf('name,price\n"Tea,5')).toEqual([[2, 'quoteOpen', '"']])
    expect(
      problemsOf('name,price,code\nTea,5 or 6,1\n,5,2\nMilk,,3\nCola,1.234,4\nA,1,9\nB,1,9'),
    ).toEqual([
      [2, 'priceInvalid', '5 or 6'],
      [3, 'nameMissing', '5'],
      [4, 'priceMissing', 'Milk'],
      [5, 'priceInvalid', '1.234'],
      [7, 'twice', '9'],
    ])
  })
})

const cell = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== '')
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

it('SETUP-2.6: every name survives quoting', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 10 }), (names) => {
      const text = ['name_en,price', ...names.map((name) => `${quoted(name)},5`)].join('\r\n')
      const { dishes, problems } = readMenuCsv(text, 'cht')
      expect(problems).toEqual([])
      expect(dishes.map(({ name }) => name[0]?.value)).toEqual(names.map(cellText))
    }),
  )
})
