import { expect, it } from 'vitest'
import { readJsonLd } from './json-ld.ts'
import { readMenuTable } from './menu-table.ts'

const menu = {
  '@context': 'https://schema.org',
  '@type': 'Restaurant',
  name: 'Lantern Lane',
  hasMenu: {
    '@type': 'Menu',
    hasMenuSection: [
      {
        '@type': 'MenuSection',
        name: 'Soups',
        hasMenuItem: {
          '@type': 'MenuItem',
          name: 'Wonton soup',
          description: 'With <b>prawns</b>',
          offers: { '@type': 'Offer', price: '48.00', priceCurrency: 'HKD' },
        },
      },
      {
        '@type': 'https://schema.org/MenuSection',
        name: { '@value': '飲品', '@language': 'zh-Hant' },
        hasMenuItem: [
          {
            name: 'Tea',
            offers: [
              { '@type': 'Offer', name: 'Small', price: 20 },
              { '@type': 'Offer', name: 'Large', priceSpecification: { price: 26 } },
            ],
          },
          { '@type': 'MenuItem', name: 'Water' },
        ],
      },
    ],
  },
}
const dishes = [
  ['Soups', 'Wonton soup', 'With prawns', '48', ''],
  ['飲品', 'Tea', '', '20', 'Size: Small 0|Large 6'],
  ['飲品', 'Water', '', '', ''],
]
const read = (text: string) =>
  readMenuTable(readJsonLd(text) ?? '').rows.map(({ cells }) => [...cells.values()])

it('IMPORT-5.4: a menu of schema.org is read by its sections, with its offers as sizes', () => {
  expect(read(JSON.stringify(menu))).toEqual(dishes)
  expect(read(JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, menu] }))).toEqual(dishes)
})

it('IMPORT-5.4: it is found within a page', () => {
  const page = `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify(menu)}</script></head></html>`
  expect(read(page)).toEqual(dishes)
})

it('IMPORT-5.4: other JSON, pages and tables are not menus of schema.org', () => {
  expect(readJsonLd('{"products":[]}')).toBeUndefined()
  expect(readJsonLd('{"@type":"Person","name":"Mei"}')).toBeUndefined()
  expect(readJsonLd('<html></html>')).toBeUndefined()
  expect(readJsonLd('name,price\nTea,20')).toBeUndefined()
  expect(readJsonLd('{"@type":')).toBeUndefined()
})
