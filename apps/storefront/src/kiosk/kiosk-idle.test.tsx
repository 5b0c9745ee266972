import { memoryStorage } from '@comanda/client'
import { createGuestClient } from '@comanda/client/kiosk'
import type { Device } from '@comanda/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import '../features/idle/idle-dialog.tsx'
import { renderForDiner } from '../testing/render-for-diner.tsx'
import { KioskProvider } from './kiosk-context.tsx'
import { KioskIdle } from './kiosk-idle.tsx'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
  })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A client that never connects: nothing listens there. */
const guest = {
  url: 'http://127.0.0.1:9',
  storage: memoryStorage(),
  token: '',
  onRevoked: () => undefined,
}

const door: Device = {
  _id: 'd',
  shop: 's',
  name: 'Door',
  kind: 'kiosk',
  createTime: '2026-03-02T10:00:00.000Z',
}

const open = async (device: Partial<Device> = {}) => {
  const reset = vi.fn<() => void>()
  const kiosk = { device: { ...door, ...device }, reset, client: createGuestClient(guest) }
  const screen = await renderForDiner(
    <KioskProvider kiosk={kiosk}>
      <KioskIdle />
    </KioskProvider>,
  )
  const pass = (seconds: number) => screen.act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  return { ...screen, pass, reset }
}

it('KIOSK-4.1: warns after 60 s with a countdown, and begins again after 70 s', async () => {
  const { pass, all, get, reset } = await open()
  await pass(59)
  expect(all('alertdialog')).toEqual([])
  await pass(1)
  expect(get('timer').textContent).toContain('10')
  await pass(9)
  expect(reset).not.toHaveBeenCalled()
  await pass(1)
  expect(reset).toHaveBeenCalledOnce()
})

it('KIOSK-4.1: any touch continues, also while it warns', async () => {
  const { pass, all, reset, act, window } = await open()
  await pass(65)
  expect(all('alertdialog')).toHaveLength(1)
  await act(() => window.dispatchEvent(new Event('pointerdown')))
  expect(all('alertdialog')).toEqual([])
  await pass(59)
  expect(reset).not.toHaveBeenCalled()
})

it('KIOSK-1.4, KIOSK-4.1: staff set other times', async () => {
  const { pass, reset } = await open({ idle: { warn: 20, reset: 50 } })
  await pass(49)
  expect(reset).not.toHaveBeenCalled()
  await pass(1)
  expect(reset).toHaveBeenCalledOnce()
})
