import { expect, it } from 'vitest'
import { sampleIds } from '../testing/sample-menu.ts'
import { tableGuest } from './table-guest.ts'

const memory = () => {
  const entries = new Map<string, string>()
  return {
    read: (key: string) => entries.get(key) ?? null,
    write: (key: string, value: string) => void entries.set(key, value),
    remove: (key: string) => void entries.delete(key),
  }
}

it('ORDER-4.4: a device has one key in a session, also after a reload, and another in the next', () => {
  const storage = memory()
  const key = tableGuest(storage).keyIn(sampleIds.session)
  expect(key).toMatch(/^[0-9A-Za-z_-]{24}$/)
  expect(tableGuest(storage).keyIn(sampleIds.session)).toBe(key)
  expect(tableGuest(storage).keyIn(sampleIds.order)).not.toBe(key)
})
it('ORDER-4.4: the number is remembered for its session only', () => {
  const storage = memory()
  const guest = tableGuest(storage)
  expect(guest.numberIn(sampleIds.session)).toBeUndefined()
  guest.learn(sampleIds.session, 2)
  expect(tableGuest(storage).numberIn(sampleIds.session)).toBe(2)
  expect(guest.numberIn(sampleIds.order)).toBeUndefined()
  guest.learn(sampleIds.session, undefined)
  expect(guest.numberIn(sampleIds.session)).toBe(2)
})
