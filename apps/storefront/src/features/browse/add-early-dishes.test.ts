import { sampleIds, sampleMenu } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { dinerAt } from '../../testing/render-for-diner.tsx'
import { addEarlyDishes } from './add-early-dishes.ts'

const { tea } = sampleIds
const gone = 'd'.repeat(24)

const menuWith = (change: object) => ({
  ...sampleMenu,
  products: sampleMenu.products.map((product) =>
    product._id === tea ? { ...product, ...change } : product,
  ),
})

it('ROUTE-2.8: a dish that the menu does not offer any more is reported, and the others are in the cart', async () => {
  const { client } = await dinerAt({ menu: sampleMenu })
  addEarlyDishes(client, [tea, gone, tea])
  const { count, messages, gone: missed } = client.cart.state.get()
  expect(count).toBe(2)
  expect(messages).toEqual([{ code: 'basic.expired', count: 1 }])
  expect(missed.map(({ line }) => line.product)).toEqual([gone])
})

it('ROUTE-2.8: no more of a dish are added than are in stock; the rest is reported', async () => {
  const { client } = await dinerAt({ menu: menuWith({ stock: { quantity: 2 } }) })
  addEarlyDishes(client, [tea, tea, tea])
  const { count, messages, gone: missed } = client.cart.state.get()
  expect(count).toBe(2)
  expect(messages).toEqual([{ code: 'basic.expired', count: 1 }])
  expect(missed.map(({ line }) => line.product)).toEqual([tea])
})

it('ROUTE-2.8: a dish that is sold out by now is reported', async () => {
  const { client } = await dinerAt({ menu: menuWith({ stock: { quantity: 0 } }) })
  addEarlyDishes(client, [tea])
  expect(client.cart.state.get()).toMatchObject({
    count: 0,
    messages: [{ code: 'basic.expired', count: 1 }],
  })
})
