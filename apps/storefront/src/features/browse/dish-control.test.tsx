import { sampleIds, sampleMenu } from '@comanda/client/testing'
import { afterEach, expect, it } from 'vitest'
import { notices } from '../../notices/notice.ts'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { DishControl } from './dish-control.tsx'

const tea = sampleMenu.products.find(({ _id }) => _id === sampleIds.tea)
if (!tea) throw new Error('the sample menu has no tea')

afterEach(() => notices.set([]))

it('CART-7.4: a dish that is added while the order is being sent says Failed to add item to cart', async () => {
  const diner = await dinerAt({ menu: sampleMenu })
  const { cart } = diner.client
  const { press, act } = await renderForDiner(
    <DishControl
      product={tea}
      offer={{ quickAdd: [], hasExtras: false, limit: 20 }}
      name="Tea"
      onOpen={() => undefined}
    />,
    {},
    diner,
  )
  await press('button', 'Add Tea')
  await act(() => cart.lock(true))
  await press('button', 'Increase quantity')
  expect(cart.state.get().count).toBe(1)
  expect(notices.get()).toEqual([{ text: 'Failed to add item to cart', tone: 'danger' }])
})
