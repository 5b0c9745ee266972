import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { within } from '@comanda/ui/testing'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { PauseControl } from './pause-control.tsx'

const { shop } = sampleMenu

test('STAFF-4.14: orders of guests are paused for a while by two presses, and go on by two more', async () => {
  const server = scriptedConnection({
    'shops get': () => shop,
    'shops/pause create': ({ orderTypes }: { orderTypes: readonly string[] }) => ({
      ...shop,
      paused: orderTypes.map((orderType) => ({ orderType })),
    }),
  })
  const { client } = staffClientOver(server.connection)
  const { press, get, text } = await renderForStaff(<PauseControl />, { client })
  await press('button', 'Pause orders')
  await within(get('dialog')).press('button', 'For 30 minutes')
  await vi.waitFor(() => expect(text()).toContain('Orders are paused'))
  expect(server.calls.at(-1)?.args[0]).toMatchObject({
    shop: shop._id,
    orderTypes: ['dineIn', 'dineInNoTable', 'takeAway', 'delivery'],
  })
  await vi.waitFor(() => get('button', 'Paused'))
  await press('button', 'Paused')
  await within(get('dialog')).press('button', 'Take orders again')
  await vi.waitFor(() => get('button', 'Pause orders'))
  expect(server.calls.at(-1)?.args[0]).toMatchObject({ orderTypes: [] })
})
