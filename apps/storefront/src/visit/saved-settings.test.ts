import { memoryStorage } from '@comanda/client'
import { expect, it } from 'vitest'
import { savedSettings } from './saved-settings.ts'

it('SESS-2.1: the mode is takeAway by default', () => {
  expect(savedSettings(memoryStorage()).read()).toEqual({ mode: 'takeAway' })
})

it.each(['takeAway', 'dineInNoTable', 'dineIn'] as const)(
  'SESS-2.1: the mode %s is stored on the device, beside the look',
  (mode) => {
    const storage = memoryStorage()
    savedSettings(storage).save({ look: { _id: 'look', name: [] } })
    savedSettings(storage).save({ mode })
    expect(savedSettings(storage).read()).toEqual({ mode, look: { _id: 'look', name: [] } })
  },
)

it('SESS-2.1: a stored mode that diners cannot choose is takeAway', () => {
  const storage = memoryStorage()
  savedSettings(storage).save({ mode: 'delivery' })
  expect(savedSettings(storage).read().mode).toBe('takeAway')
})
