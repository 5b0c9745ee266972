import { createGuestClient } from '@comanda/client/kiosk'
import { createStore, memoryStorage } from '@comanda/client'
import type { Device } from '@comanda/contract'
import { expect, it, vi } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { KioskProvider } from '../kiosk-context.tsx'
import { StaffSheet } from './staff-sheet.tsx'

const device: Device = {
  _id: 'd',
  shop: 's',
  name: 'Door',
  kind: 'kiosk',
  createTime: '2026-03-02T10:00:00.000Z',
}

const open = async () => {
  const isIn = createStore(false)
  const enter = vi.fn<(pin: string, shop: string) => Promise<void>>(async () => isIn.set(true))
  const made = createGuestClient({
    url: 'http://127.0.0.1:9',
    storage: memoryStorage(),
    token: 'token',
    onRevoked: () => undefined,
  })
  const client = { ...made, staff: { ...made.staff, isIn, enter } }
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
      <StaffSheet onClosed={() => undefined} />
    </KioskProvider>,
  )
  return { ...screen, enter }
}

it('KIOSK-8.4: a manager’s PIN is typed and not shown, and opens what staff do', async () => {
  const { press, text, enter } = await open()
  for (const digit of '4802') await press('button', digit)
  expect(text()).toContain('••••')
  expect(text()).not.toContain('4802')
  await press('button', 'Continue')
  expect(enter).toHaveBeenCalledWith('4802', 's')
  expect(text()).toContain('Load again')
})
