import { sampleMenu } from '@comanda/client/testing'
import { localizedName } from '@comanda/engine/catalog'
import { describe, expect, it } from 'vitest'
import { codeOf, draftOf, isComplete, isTriable, savedRule } from './promotion-draft.ts'
import { roundAmount, templatesOf } from './templates.ts'

const [dish] = sampleMenu.products
const menu = {
  ...sampleMenu,
  categories: [
    ...sampleMenu.categories,
    {
      _id: 'b'.repeat(24),
      shop: sampleMenu.shop._id,
      name: [{ lang: 'en' as const, value: 'Hot drinks' }],
    },
  ],
  surchargeSettings: [
    {
      _id: 'e'.repeat(24),
      name: [{ lang: 'en' as const, value: 'Delivery' }],
      fixedAmount: 20,
      orderType: ['delivery' as const],
    },
  ],
}
const shop = {
  menu,
  hasMembers: true,
  drinkWords: ['drink'],
  nameOf: ({ name }: { name: (typeof menu.shop)['name'] }) => localizedName(name, 'en'),
  bestGroup: 'Best',
}

describe('templates of promotions (STAFF-10.26)', () => {
  it('can be saved as they are, but for a code, and are read again as the same sentence', () => {
    const all = templatesOf(shop)
    expect(all).toHaveLength(10)
    for (const { name, draft } of all) {
      expect(isTriable(draft), name).toBe(true)
      expect(isComplete(draft), name).toBe(codeOf(draft) === undefined)
      expect(draftOf(savedRule(draft)).terms, name).toEqual(draft.terms)
    }
  })

  it('are about drinks where the menu has a category of that name, else about everything', () => {
    const targetsOf = (of: typeof shop) => templatesOf(of)[0]?.draft.terms?.targets
    expect(targetsOf(shop)).toEqual({ of: 'categories', ids: ['b'.repeat(24)] })
    expect(targetsOf({ ...shop, drinkWords: ['soup'] })).toBeUndefined()
  })

  it('apply in the open shop alone, until an owner of several names others', () => {
    for (const { draft } of templatesOf(shop)) expect(draft.shops).toEqual([menu.shop._id])
  })

  it('need what they are about: members, a charge of deliveries, dishes', () => {
    const names = templatesOf({
      ...shop,
      hasMembers: false,
      menu: { ...menu, surchargeSettings: [], products: [] },
    }).map(({ name }) => name)
    expect(names).toEqual(['happyHour', 'second', 'code', 'birthday', 'best'])
  })

  it('amounts are those of posters', () => {
    expect([98.6, 174, 11.6, 4.3, 0.42, 1800].map(roundAmount)).toEqual([
      100, 150, 10, 4.5, 0.4, 2000,
    ])
    expect(dish?.price).toBeGreaterThan(0)
  })
})
