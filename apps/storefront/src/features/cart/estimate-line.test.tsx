import { sampleMenu } from '@comanda/client/testing'
import { expect, it, vi } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { EstimateLine } from './estimate-line.tsx'

const menu = {
  ...sampleMenu,
  shop: { ...sampleMenu.shop, prepMinutes: { takeAway: 15, dineIn: 10 } },
}
const script = {
  'shops/estimates create': () => ({
    estimates: [
      { orderType: 'takeAway', from: 15, to: 20 },
      { orderType: 'dineIn', from: 10, to: 10 },
    ],
  }),
}

it('KITCHEN-6.6: a diner reads how long an order of their type takes', async () => {
  const { text } = await renderForDiner(<EstimateLine />, { menu, script })
  await vi.waitFor(() => expect(text()).toBe('Ready in 15–20 min'))
})
it('KITCHEN-6.6: at a table dishes are brought', async () => {
  const visit = { mode: 'dineIn' as const }
  const { text } = await renderForDiner(<EstimateLine />, { menu, script, visit })
  await vi.waitFor(() => expect(text()).toBe('Dishes in about 10 min'))
})
it('KITCHEN-6.1: a shop that says no minutes is not called', async () => {
  const { text, server } = await renderForDiner(<EstimateLine />, { menu: sampleMenu, script })
  expect(text()).toBe('')
  expect(server.count('shops/estimates create')).toBe(0)
})
it('KITCHEN-6.6: while it cannot be read, nothing is shown', async () => {
  const away = {
    'shops/estimates create': () => {
      throw new Error('away')
    },
  }
  const { text, server } = await renderForDiner(<EstimateLine />, { menu, script: away })
  await vi.waitFor(() => expect(server.count('shops/estimates create')).toBe(1))
  expect(text()).toBe('')
})
