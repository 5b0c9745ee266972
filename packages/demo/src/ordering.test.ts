import type { CartLine } from '@comanda/engine/cart'
import { menuAt, type MenuContext, type Product } from '@comanda/engine/catalog'
import { validateOptions } from '@comanda/engine/options'
import { price, type PriceResult } from '@comanda/engine/pricing'
import { autoMerge, createChildren, lineOptions } from '@comanda/engine/testing'
import { describe, expect, it } from 'vitest'
import { recordId } from './ids/record-id.ts'
import { type ShopKey, shopKeys } from './ids/shop-key.ts'
import { completeOptions } from './options/complete-options.ts'
import { shopMenu } from './testing/shop-menu.ts'

const noon = '2025-06-03T12:00:00+08:00'

const counter = (): (() => string) => {
  let last = 0
  return () => `line-${(last += 1)}`
}

const menuOf = (key: ShopKey, type: 'dineIn' | 'takeAway', now = noon): MenuContext => {
  const { shop, catalogue } = shopMenu(key)
  return menuAt({ ...catalogue, shop, session: { type }, now })
}

const linesOf = (product: Product, menu: MenuContext, newId = counter()): readonly CartLine[] => {
  const options = completeOptions(product, menu)
  const line = { id: newId(), product: product._id, quantity: 1, options: lineOptions(options) }
  return [line, ...createChildren(line, options, menu, newId)]
}

interface Order {
  readonly shop: ShopKey
  readonly type?: 'dineIn' | 'takeAway'
  readonly now?: string
  readonly dishes: readonly string[]
}

const totalOf = ({ shop: key, type = 'dineIn', now = noon, dishes }: Order): PriceResult => {
  const menu = menuOf(key, type, now)
  const newId = counter()
  const lines = dishes.flatMap((dish) => {
    const product = menu.products.get(recordId(key, 'product', dish))
    if (!product) throw new Error(`${key} does not sell ${dish}`)
    return linesOf(product, menu, newId)
  })
  return price({ ...shopMenu(key), now, session: { type }, lines, coupons: [] })
}

describe.each(shopKeys)('every dish can be ordered: %s', (key) => {
  it.each(['dineIn', 'takeAway'] as const)(
    '%s: a pick in each required group is enough',
    (type) => {
      const menu = menuOf(key, type)
      for (const product of menu.products.values())
        expect(validateOptions(product, completeOptions(product, menu), menu)).toEqual([])
    },
  )

  it('the shop’s own prices have no fraction that its money lacks', () => {
    const menu = menuOf(key, 'dineIn')
    const { shop, catalogue } = shopMenu(key)
    for (const product of menu.products.values())
      for (const now of [noon, '2025-06-03T18:00:00+08:00']) {
        const { totals } = price({
          shop,
          catalogue: { ...catalogue, discounts: [] },
          now,
          session: { type: 'dineIn' },
          lines: linesOf(product, menu),
          coupons: [],
        })
        if (key === 'tw') expect(totals.products % 1).toBe(0)
        expect(totals.total).toBeGreaterThan(0)
      }
  })
})

describe('totals as the shops would print them', () => {
  it('Hong Kong dine-in: 10 % service charge on 48, to 10 cents', () => {
    const { totals } = totalOf({ shop: 'hk', dishes: ['wonton-noodles'] })
    expect(totals).toMatchObject({ products: 48, surcharges: 4.8, total: 52.8 })
  })

  it('Hong Kong take-away: no service charge, 2 for the box', () => {
    const { totals } = totalOf({ shop: 'hk', type: 'takeAway', dishes: ['wonton-noodles'] })
    expect(totals).toMatchObject({ products: 50, surcharges: 0, total: 50 })
  })

  it('Taiwan: 5 % business tax is in the price, in whole dollars', () => {
    const { totals } = totalOf({ shop: 'tw', dishes: ['taiwan-beef-noodles'] })
    expect(totals).toMatchObject({ products: 220, surcharges: 0, taxIncluded: 10, total: 220 })
  })

  it('Singapore dine-in: 9 % GST on food and on the service charge', () => {
    const { totals } = totalOf({ shop: 'sg', dishes: ['laksa'] })
    expect(totals).toMatchObject({ products: 10.8, surcharges: 1.08, taxExcluded: 1.07 })
    expect(totals.total).toBe(12.95)
  })
})

const priceOf = (lines: readonly CartLine[]): number =>
  price({ ...shopMenu('hk'), now: noon, session: { type: 'dineIn' }, lines, coupons: [] }).totals
    .products

describe('promotions', () => {
  it('the second iced drink is at half price', () => {
    const { totals } = totalOf({ shop: 'tw', dishes: ['bubble-tea', 'lemon-tea'] })
    expect(totals.discounts).toBe(-33)
  })

  it('happy hour takes 20 % off an iced drink', () => {
    const now = '2025-06-03T18:00:00+08:00'
    expect(totalOf({ shop: 'tw', now, dishes: ['bubble-tea'] }).totals.products).toBe(60)
  })

  it('10 off every 100 in Hong Kong', () => {
    const { totals } = totalOf({ shop: 'hk', dishes: ['pork-chop', 'bolognese', 'smash-burger'] })
    expect(totals).toMatchObject({ products: 214, discounts: -20 })
  })

  it('toast and tea for one price', () => {
    const { totals } = totalOf({ shop: 'hk', dishes: ['french-toast', 'milk-tea'] })
    expect(totals).toMatchObject({ products: 56, discounts: -8 })
  })

  it('loose burger, fries and cola become the set', () => {
    const menu = menuOf('hk', 'dineIn')
    const newId = counter()
    const loose = ['smash-burger', 'fries', 'cola'].flatMap((dish) => {
      const product = menu.products.get(recordId('hk', 'product', dish))
      return product ? linesOf(product, menu, newId) : []
    })
    const merged = autoMerge(loose, { context: menu, newId, scope: 'cart', priceOf })
    expect(merged[0]?.product).toBe(recordId('hk', 'product', 'burger-combo'))
    expect(priceOf(merged)).toBe(98)
  })
})
