import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { DeviceKind } from '@comanda/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { useIdleLock } from './use-idle-lock.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const Lock = () => {
  useIdleLock()
  return null
}

const open = async (kind: DeviceKind) => {
  const server = scriptedConnection({
    'authentication create': () => ({
      accessToken: 'token',
      user: { _id: 'w', staff: [{ role: 'waiter', shop: 's' }] },
    }),
    'authentication remove': () => ({}),
    'devices/pair create': () => ({
      device: { _id: 'd', shop: 's', name: 'Hall', kind, createTime: '' },
      token: 'secret',
    }),
  })
  const { client } = staffClientOver(server.connection)
  await client.device.pair('712345678')
  await client.authentication.signInByPin('secret', '6291')
  const { settle } = await renderForStaff(<Lock />, { client })
  const wait = (ms: number) => settle(() => vi.advanceTimersByTime(ms))
  return { wait, status: () => client.authentication.state.get().status }
}

test('STAFF-3.12: a paired till that nobody uses signs out after two minutes', async () => {
  const { wait, status } = await open('till')
  await wait(119_000)
  window.dispatchEvent(new Event('pointerdown'))
  await wait(119_000)
  expect(status()).toBe('signedIn')
  await wait(1000)
  expect(status()).toBe('signedOut')
})

test('STAFF-3.12: the kitchen’s device does not: it is read without being touched', async () => {
  const { wait, status } = await open('kitchen')
  await wait(3_600_000)
  expect(status()).toBe('signedIn')
})
