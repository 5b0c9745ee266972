import { sampleIds, sampleMenu } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { ChangedNotice } from './changed-notice.tsx'

it('CART-7.7: each change has its dish with both prices, until the diner accepts them', async () => {
  const diner = await dinerAt({ menu: sampleMenu })
  diner.client.cart.add({ product: sampleIds.noodles })
  diner.client.cart.add({ product: sampleIds.tea })
  const { text, settle, press } = await renderForDiner(
    <ChangedNotice onEdit={() => undefined} />,
    {},
    diner,
  )
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
  await press('button', 'Keep all')
  expect(text()).toBe('')
})

it('CART-7.7: line by line the diner keeps it, changes it or removes it', async () => {
  const diner = await dinerAt({ menu: sampleMenu })
  const { cart } = diner.client
  cart.add({ product: sampleIds.noodles })
  cart.add({ product: sampleIds.tea })
  const edited: string[] = []
  const { text, settle, press } = await renderForDiner(
    <ChangedNotice onEdit={(line) => edited.push(line)} />,
    {},
    diner,
  )
  const raise = (version: string, more: number) =>
    settle(() => {
      const { menu = sampleMenu } = diner.catalogue.get()
      const products = menu.products.map((product) => ({
        ...product,
        price: product.price + more,
      }))
      diner.catalogue.set({ ...diner.catalogue.get(), menu: { ...menu, version, products } })
    })
  await raise('v2', 5)
  const [noodles] = cart.changes.get()
  await press('button', 'Keep Noodles')
  expect(text()).toContain('1 thing changed')
  await press('button', 'Change Tea')
  expect(edited).toEqual(cart.changes.get().map(({ line }) => line))
  await press('button', 'Remove Tea')
  expect(text()).toBe('')
  expect(cart.state.get().lines.map(({ id }) => id)).toEqual([noodles?.line])
})
