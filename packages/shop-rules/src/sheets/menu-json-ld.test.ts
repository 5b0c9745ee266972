import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJsonLd } from './json-ld.ts'
import { linkedText, type LinkedMenu, menuJsonLd } from './menu-json-ld.ts'

const named = (value: string) => [{ lang: 'en' as const, value }]
const at = { site: 'https://eat.example', locale: 'en' }
const shop = { _id: 's1', name: named('Noodles & Co'), currency: 'EUR' }
const menuOf = (products: LinkedMenu['products']): LinkedMenu => ({
  shop,
  categories: [{ _id: 'c1', name: named('Soups') }],
  products,
})
const dish = { _id: 'p1', name: named('Pho'), category: 'c1', price: 12.5 }
const itemsOf = (menu: LinkedMenu) => {
  const { hasMenu } = menuJsonLd(menu, at) as {
    hasMenu: { hasMenuSection: { hasMenuItem: object[] }[]; hasMenuItem?: object[] }
  }
  return [
    ...hasMenu.hasMenuSection.flatMap((one) => one.hasMenuItem),
    ...(hasMenu.hasMenuItem ?? []),
  ]
}

/** The element of a page that has the data. */
const script = (text: string) => `<script type="application/ld+json">${text}</script>`

describe('a menu as JSON-LD', () => {
  it('LINKED-1.1: has the shop, its sections and its dishes with their prices, by the addresses of their pages', () => {
    expect(JSON.parse(linkedText(menuJsonLd(menuOf([dish]), at)))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      '@id': 'https://eat.example/?id=s1',
      url: 'https://eat.example/?id=s1',
      name: 'Noodles & Co',
      hasMenu: {
        '@type': 'Menu',
        '@id': 'https://eat.example/browse?id=s1',
        inLanguage: 'en',
        hasMenuSection: [
          {
            '@type': 'MenuSection',
            '@id': 'https://eat.example/?id=s1#c1',
            name: 'Soups',
            hasMenuItem: [
              {
                '@type': 'MenuItem',
                '@id': 'https://eat.example/products/p1?id=s1',
                name: 'Pho',
                offers: { '@type': 'Offer', price: 12.5, priceCurrency: 'EUR' },
              },
            ],
          },
        ],
      },
    })
  })

  it('LINKED-1.2: says a price only if it is known, of a weighed dish by its grams; a diet only if the dish is marked so', () => {
    const [weighed, market, vegan] = itemsOf(
      menuOf([
        { ...dish, byWeight: { grams: 100 } },
        { ...dish, openPrice: {} },
        { ...dish, marks: ['vegan', 'spicy'] },
      ]),
    )
    expect(weighed).toMatchObject({
      offers: {
        priceSpecification: { price: 12.5, referenceQuantity: { value: 100, unitCode: 'GRM' } },
      },
    })
    expect(market).toMatchObject({ offers: undefined })
    expect(vegan).toMatchObject({
      suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
    })
  })

  it('LINKED-1.1: leaves out what guests do not order by themselves, and has dishes without a section', () => {
    const menu = menuOf([
      { ...dish, hideFromOnline: true },
      { ...dish, setOrderOrGiftOnly: true },
      { ...dish, topUp: 100 },
      { _id: 'p2', name: named('Tea'), price: 2 },
    ])
    expect(itemsOf(menu)).toMatchObject([{ name: 'Tea' }])
  })

  it('LINKED-1.3: no name ends the script that it is in, and our own import reads all dishes of a page back', () => {
    const nasty = linkedText(menuJsonLd(menuOf([{ ...dish, name: named('</script><b>') }]), at))
    expect(nasty).not.toContain('<')
    const name = fc.stringMatching(/^[A-Z][a-z]{1,12}$/)
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 6 }), (names) => {
        const products = names.map((value, index) => ({
          ...dish,
          _id: `p${index}`,
          name: named(value),
          price: index + 0.5,
        }))
        const csv = readJsonLd(script(linkedText(menuJsonLd(menuOf(products), at))))
        const rows = csv?.trim().split('\r\n').slice(1) ?? []
        expect(rows.map((row) => row.split(',')[1])).toEqual(names)
        for (const [index, row] of rows.entries()) expect(row).toContain(String(index + 0.5))
      }),
    )
  })
})
