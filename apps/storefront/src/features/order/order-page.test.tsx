import { sampleMenu, sampleTable } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { OrderPage } from './order-page.tsx'

const variantWith = async (status: 'received' | 'completed') => {
  const { orders } = sampleTable()
  const session = sampleTable({
    outstanding: 50,
    orders: orders.map((order) => ({ ...order, status })),
  })
  const screen = await renderForDiner(<OrderPage />, {
    path: '/order',
    menu: sampleMenu,
    visit: { mode: 'dineIn', status: 'ready' },
    session,
  })
  const variant = screen.get('link', 'Order more').dataset['variant']
  await screen.close()
  return variant
}

it('SCREEN-5.8: while dishes come, ordering more is next; then the bill', async () => {
  expect(await variantWith('received')).toBe('primary')
  expect(await variantWith('completed')).toBe('quiet')
})
