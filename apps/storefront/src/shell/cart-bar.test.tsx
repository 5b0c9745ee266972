import { sampleIds, sampleMenu } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { dinerAt, renderForDiner } from '../testing/render-for-diner.tsx'
import { CartBar } from './cart-bar.tsx'

const service = { _id: sampleIds.gift, name: [], percent: 10 }

it.each([
  [[], 'View cart, 2 items, $ 40.00'],
  [[service], 'View cart, 2 items, $ 44.00, incl. service'],
])('SCREEN-4.6: the total says whether it includes a service charge', async (charges, words) => {
  const diner = await dinerAt({ menu: { ...sampleMenu, surchargeSettings: charges } })
  diner.client.cart.add({ product: sampleIds.tea, quantity: 2 })
  const { names } = await renderForDiner(<CartBar />, {}, diner)
  expect(names('link')).toEqual([words])
})
