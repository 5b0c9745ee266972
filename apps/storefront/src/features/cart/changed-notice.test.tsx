import { sampleIds, sampleMenu } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { ChangedNotice } from './changed-notice.tsx'

it('CART-7.7: each change has its dish with both prices, until the diner accepts them', async () => {
  const diner = await dinerAt({ menu: sampleMenu })
  diner.client.cart.add({ product: sampleIds.noodles })
  diner.client.cart.add({ product: sampleIds.tea })
  const { text, settle, press } = await renderForDiner(<ChangedNotice />, {}, diner)
  expect(text()).toBe('')
  await settle(() => {
    const products = sampleMenu.products
      .filter(({ _id }) => _id === sampleIds.tea)
      .map((product) => ({ ...product, price: 25 }))
    const menu = { ...sampleMenu, version: 'v2', products }
    diner.catalogue.set({ ...diner.catalogue.get(), menu })
  })
  expect(text()).toContain('2 things changed')
  expect(text()).toContain('Noodles is no longer on the menu')
  expect(text()).toContain('Tea: $ 20.00, now $ 25.00')
  await press('button', 'That’s fine')
  expect(text()).toBe('')
})
