import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { KioskSign } from './kiosk-sign.tsx'

const shop = sampleMenu.shop._id
const time = '2026-03-02T10:00:00.000Z'
const call = { _id: 'h', shop, device: 'd', name: 'Door', reason: 'guest' }
const rung = { ...call, createTime: time, rungTime: time }
const accepted = { ...rung, accepted: { by: 'm', name: 'Mei', time } }

test('KIOSK-8.1, KIOSK-8.2: names the kiosk, and who is on the way', async () => {
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: shop }),
    'helpCalls find': () => [rung],
    'helpCalls/accept create': () => accepted,
    'helpCalls/done create': () => ({ _id: 'h' }),
  })
  const { client } = staffClientOver(server.connection)
  const { press, text, all } = await renderForStaff(<KioskSign />, { client })
  await press('button', 'Door: a guest needs help')
  await press('button', 'I am coming')
  expect(text()).toContain('Door: Mei is on the way')
  await press('button', 'Done')
  expect(text()).toContain('Nobody is needed.')
  expect(all('button', 'I am coming')).toHaveLength(0)
})
