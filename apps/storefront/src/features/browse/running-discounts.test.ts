import type { Menu } from '@comanda/contract'
import { menuContext } from '@comanda/engine/catalog'
import { expect, it } from 'vitest'
import { runningDiscounts } from './running-discounts.ts'

const shop = { _id: 'shop', name: [], timeZone: 'Asia/Hong_Kong', currency: 'HKD' }
const late = { _id: 'late', shop: 'shop', timeType: 'range', from: '22:00', to: '02:00' }
const menu = {
  shop,
  timeConditions: [late],
  discounts: [{ _id: 'rule', name: [], timeConditions: ['late'] }],
} as unknown as Menu
const context = menuContext({
  products: [],
  productOptions: [],
  orderType: 'dineIn',
  selfService: true,
  isOpen: () => true,
})

it.each([
  ['2026-03-03T23:30:00+08:00', true],
  ['2026-03-04T01:30:00+08:00', false],
])('SCREEN-3.12: hours that end after midnight end tomorrow, seen at %s: %s', (now, isTomorrow) => {
  expect(runningDiscounts(menu, context, Date.parse(now))).toMatchObject([
    { until: '02:00', isTomorrow },
  ])
})
