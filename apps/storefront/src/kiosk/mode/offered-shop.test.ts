import { sampleMenu } from '@comanda/client/testing'
import { expect, test } from 'vitest'
import { modesOf } from '../../shop/shop-hours.ts'
import { offeredShop } from './offered-shop.ts'

const shop = {
  ...sampleMenu.shop,
  openForOnline: true,
  openTakeAway: true,
  openDineInNoTable: true,
}

test('KIOSK-1.4: a kiosk offers what the shop does, or the modes that staff have set of it', () => {
  expect(modesOf(offeredShop(shop, {}))).toEqual(['takeAway', 'dineInNoTable'])
  expect(modesOf(offeredShop(shop, { modes: ['takeAway'] }))).toEqual(['takeAway'])
  const noTakeAway = { ...shop, openTakeAway: false }
  expect(modesOf(offeredShop(noTakeAway, { modes: ['takeAway'] }))).toEqual([])
})
