import { createStore } from '@comanda/client'
import { expect, it, vi } from 'vitest'
import { kioskOf } from '../../testing/kiosk-of.ts'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { KioskProvider } from '../kiosk-context.tsx'
import { StaffSheet } from './staff-sheet.tsx'

const open = async () => {
  const isIn = createStore(false)
  const enter = vi.fn<(pin: string, shop: string) => Promise<void>>(async () => isIn.set(true))
  const made = kioskOf()
  const unpair = vi.fn<typeof made.client.staff.unpair>(() => Promise.resolve())
  const client = { ...made.client, staff: { ...made.client.staff, isIn, enter, unpair } }
  const kiosk = { ...made, client }
  const screen = await renderForDiner(
    <KioskProvider kiosk={kiosk}>
      <StaffSheet onClosed={() => undefined} />
    </KioskProvider>,
  )
  return { ...screen, enter, unpair }
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

it('KIOSK-8.5: the pairing is ended by the PIN once more', async () => {
  const { press, text, unpair } = await open()
  for (const digit of '4802') await press('button', digit)
  await press('button', 'Continue')
  await press('button', 'End the pairing of this screen')
  expect(text()).toContain('A manager enters their PIN again.')
  for (const digit of '4802') await press('button', digit)
  expect(unpair).not.toHaveBeenCalled()
  await press('button', 'Continue')
  expect(unpair).toHaveBeenCalledWith('4802', expect.objectContaining({ _id: 'd', shop: 's' }))
})
