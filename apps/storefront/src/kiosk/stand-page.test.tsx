import { createGuestClient } from '@comanda/client/kiosk'
import { createStore, memoryStorage } from '@comanda/client'
import type { Device } from '@comanda/contract'
import { expect, it, vi } from 'vitest'
import { renderForDiner } from '../testing/render-for-diner.tsx'
import { KioskProvider } from './kiosk-context.tsx'
import { StandPage } from './stand-page.tsx'

const device: Device = {
  _id: 'd',
  shop: 's',
  name: 'Door',
  kind: 'kiosk',
  createTime: '2026-03-02T10:00:00.000Z',
}

const open = async () => {
  const client = createGuestClient({
    url: 'http://127.0.0.1:9',
    storage: memoryStorage(),
    token: 'token',
    onRevoked: () => undefined,
  })
  const kiosk = {
    device,
    client,
    reset: vi.fn<() => void>(),
    report: () => Promise.resolve(),
    carrier: createStore<string | undefined>(undefined),
    isResumed: true,
  }
  const screen = await renderForDiner(
    <KioskProvider kiosk={kiosk}>
      <StandPage tents={{ from: 1, to: 40 }} />
    </KioskProvider>,
  )
  return { ...screen, stand: client.stand.state }
}

it('KIOSK-8.3: the number on the stand is typed, and one that is not there is refused at once', async () => {
  const { press, text, get, stand } = await open()
  await press('button', '7')
  await press('button', '2')
  expect(text()).toContain('The numbers are 1 to 40.')
  expect(get('button', 'Continue')).toHaveProperty('disabled', true)
  await press('button', 'Take the last digit back')
  await press('button', 'Continue')
  expect(stand.get()).toBe(7)
})

it('KIOSK-8.3: who takes no stand is called by the number of the order', async () => {
  const { press, stand } = await open()
  await press('button', 'No stand, call my number')
  expect(stand.get()).toBeNull()
})
