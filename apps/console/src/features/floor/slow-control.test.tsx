import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { within } from '@comanda/ui/testing'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { SlowControl } from './slow-control.tsx'

const { shop } = sampleMenu

test('KITCHEN-6.2: minutes are added for some types for a while, and taken back', async () => {
  const server = scriptedConnection({
    'shops get': () => shop,
    'shops/slowDown create': (data: { orderTypes: readonly string[]; minutes: number }) => ({
      ...shop,
      slowed: data.orderTypes.map((orderType) => ({ orderType, minutes: data.minutes })),
    }),
  })
  const { client } = staffClientOver(server.connection)
  const { press, get, text } = await renderForStaff(<SlowControl />, { client })
  await press('button', 'Slow down')
  await within(get('dialog')).press('checkbox', 'At a table')
  await within(get('dialog')).press('button', '+20 min')
  await within(get('dialog')).press('button', 'For 60 minutes')
  await vi.waitFor(() => expect(text()).toContain('+20 min from now on'))
  expect(server.calls.at(-1)?.args[0]).toMatchObject({
    shop: shop._id,
    orderTypes: ['takeAway', 'delivery', 'dineInNoTable'],
    minutes: 20,
  })
  await vi.waitFor(() => get('button', '+20 min'))
  await press('button', '+20 min')
  await within(get('dialog')).press('button', 'Back to the usual time')
  await vi.waitFor(() => get('button', 'Slow down'))
  expect(server.calls.at(-1)?.args[0]).toMatchObject({ orderTypes: [] })
})
