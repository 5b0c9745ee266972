import { expect, test } from 'vitest'
import { memoryStorage } from '../storage/key-storage.ts'
import { guestStorage } from './guest-storage.ts'

test('KIOSK-2.2: a guest finds the menu of the device, and nothing of the guest before', () => {
  const device = memoryStorage()
  const first = guestStorage(device)
  for (const key of ['menu', 'cart', 'saveInfo', 'login']) first.write(key, key)
  const second = guestStorage(device)
  expect(second.read('menu')).toBe('menu')
  for (const key of ['cart', 'saveInfo', 'login']) {
    expect(second.read(key)).toBeNull()
    expect(device.read(key)).toBeNull()
  }
})
