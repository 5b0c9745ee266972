import { sampleIds, sampleMenu } from '@comanda/client/testing'
import { expect, it, vi } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { CartColumn } from './cart-column.tsx'

const service = { _id: sampleIds.gift, name: [], percent: 10 }

const open = async (quantity: number) => {
  const diner = await dinerAt({ menu: { ...sampleMenu, surchargeSettings: [service] } })
  if (quantity > 0) diner.client.cart.add({ product: sampleIds.tea, quantity })
  const onEdit = vi.fn<(line: string) => void>()
  return { ...(await renderForDiner(<CartColumn onEdit={onEdit} />, {}, diner)), onEdit }
}

it('SCREEN-3.6, SCREEN-4.6: shows the lines, their total, and the way to the checkout', async () => {
  const { text, names, press, onEdit } = await open(2)
  expect(text()).toContain('Tea')
  expect(text()).toContain('Total incl. service $ 44 .00')
  expect(names('link')).toEqual(['Check and order'])
  await press('button', 'Change Tea')
  expect(onEdit).toHaveBeenCalledOnce()
})

it('an empty cart says so', async () => {
  expect((await open(0)).text()).toContain('Your cart is empty')
})
