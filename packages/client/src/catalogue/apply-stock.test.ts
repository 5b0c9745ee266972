import type { ProductOption } from '@comanda/contract'
import { describe, expect, it } from 'vitest'
import { sampleIds, sampleMenu } from '../testing/sample-menu.ts'
import { applyOptionStock, applyStock } from './apply-stock.ts'

const { shop } = sampleIds
const group = 'd'.repeat(24)
const choice = 'e'.repeat(24)
const toppings: ProductOption = { _id: group, shop, name: [], choices: [{ _id: choice, name: [] }] }
const menu = { ...sampleMenu, productOptions: [toppings] }
const stock = { mode: 'auto' as const, values: [{ _id: choice, quantity: 3 }] }

describe('a stock event', () => {
  it('of a group’s choices updates that group (CAT-4.3)', () => {
    const changed = applyOptionStock(menu, { _id: group, productOption: group, shop, stock })
    expect(changed.productOptions).toEqual([{ ...toppings, stock }])
    expect(changed.products).toBe(menu.products)
  })

  it('of another shop or of an unlisted product changes nothing', () => {
    const other = 'f'.repeat(24)
    const ofGroup = { _id: group, productOption: group, shop, stock }
    expect(applyOptionStock(menu, { ...ofGroup, shop: other })).toBe(menu)
    expect(applyOptionStock(menu, { ...ofGroup, productOption: other })).toBe(menu)
    const ofProduct = {
      _id: other,
      product: other,
      shop,
      stock: { mode: 'paused' as const, quantity: 1 },
    }
    expect(applyStock(menu, ofProduct)).toBe(menu)
  })
})
