import { expect, test } from 'vitest'
import { webStorage } from './web-storage.ts'

const full = {
  getItem: () => 'old',
  setItem: () => {
    throw new Error('QuotaExceededError')
  },
  removeItem: () => undefined,
}

test('what a full storage refuses is stored for the life of the page (STORE-1.3)', () => {
  const storage = webStorage(() => full)
  expect(storage.read('key')).toBe('old')
  storage.write('key', 'new')
  expect(storage.read('key')).toBe('new')
})

test('a forbidden storage is replaced by memory (STORE-1.3)', () => {
  const storage = webStorage(() => {
    throw new Error('SecurityError')
  })
  storage.write('key', 'value')
  expect(storage.read('key')).toBe('value')
  storage.remove('key')
  expect(storage.read('key')).toBeNull()
})
