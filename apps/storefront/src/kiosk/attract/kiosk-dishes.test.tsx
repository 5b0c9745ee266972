import { sampleIds, sampleMenu } from '@comanda/client/testing'
import type { Menu } from '@comanda/contract'
import { expect, it } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { KioskDishes } from './kiosk-dishes.tsx'

const category = { _id: 'c'.repeat(24), name: [], shop: sampleMenu.shop._id }

/** Each dish of the sample menu has its own picture. */
const menu: Menu = {
  ...sampleMenu,
  categories: [category],
  products: sampleMenu.products.map((one) => ({
    ...one,
    category: category._id,
    images: [one._id],
  })),
}

const picturesAt = async (path: string, chosen: readonly string[]) => {
  const diner = await dinerAt({ menu })
  for (const product of chosen) diner.client.cart.add({ product })
  const { document, act } = await renderForDiner(<KioskDishes />, { path }, diner)
  const shown = () =>
    [...document.querySelectorAll('img')].map(({ src }) => src.replace(/^.*\/(\w{24})\?.*$/, '$1'))
  return { shown, clear: () => act(() => diner.client.cart.clear()) }
}

it('KIOSK-7.15: from the check on what was chosen is pictured, each dish once, also once it is ordered', async () => {
  const { shown, clear } = await picturesAt('/posPay', [sampleIds.tea, sampleIds.tea])
  expect(shown()).toEqual([sampleIds.tea])
  await clear()
  expect(shown()).toEqual([sampleIds.tea])
})

it.each([
  ['while a guest still chooses', '/browse', [sampleIds.tea]],
  ['if nothing is chosen', '/cart', []],
])('KIOSK-7.15: the menu is pictured %s', async (_, path, chosen) => {
  const { shown } = await picturesAt(path, chosen)
  expect(shown().length).toBeGreaterThan(1)
})
