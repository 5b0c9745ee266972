import { onlineFailure } from '@comanda/shop-rules/sessions'
import { localMoment } from '@comanda/engine/time'
import { expect, test } from 'vitest'
import { sampleMenu } from '../testing/sample-menu.ts'
import { previewedDish, readPreviewedDish } from './previewed-dish.ts'

test('DRAFT-4.6: a preview has the dish as it is entered, its options and the dishes in them, and no others', () => {
  const [first] = sampleMenu.products
  if (!first) throw new Error('the sample has dishes')
  const group = sampleMenu.productOptions[0]
  const entered = { ...first, price: 7, options: group ? [group._id] : [] }
  const { menu, dish } = previewedDish(sampleMenu, entered)
  expect(dish).toBe(first._id)
  expect(menu.products[0]).toBe(entered)
  expect(menu.productOptions).toEqual(group ? [group] : [])
  const named = new Set(menu.productOptions.flatMap(({ choices }) => choices.map((c) => c.product)))
  expect(menu.products.slice(1).every(({ _id }) => named.has(_id))).toBe(true)
})

test('DRAFT-4.6: a dish is shown as if it could be ordered, also by a shop that is closed or takes no such orders', () => {
  const [first] = sampleMenu.products
  if (!first) throw new Error('the sample has dishes')
  const shop = {
    ...sampleMenu.shop,
    openDineInNoTable: false,
    onlineDineInNoTableEnabledFixedCode: true,
    onlineOpeningHours: [],
  }
  const { menu } = previewedDish({ ...sampleMenu, shop }, first)
  const at = localMoment(Date.parse('2026-03-02T20:00:00.000Z'), shop.timeZone)
  expect(onlineFailure(shop, 'dineInNoTable', at)).toBeDefined()
  expect(onlineFailure(menu.shop, 'dineInNoTable', at)).toBeUndefined()
})

test('what is no preview is not shown', () => {
  expect(readPreviewedDish({ kind: 'other' })).toBeUndefined()
  expect(readPreviewedDish('previewedDish')).toBeUndefined()
})
