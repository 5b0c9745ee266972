import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { ownedKey } from './owned-key.ts'

const visitor = (address: string, agent = 'phone') => ({
  provider: 'rest',
  address,
  headers: { 'user-agent': agent },
})

it('CALL-4.12: a random key is the same for everybody, so that a retry over another network is known', () => {
  for (const key of [randomUUID(), randomBytes(24).toString('hex'), 'pZ3kQ9xW1aB7cD2e'])
    expect(ownedKey(visitor('10.0.0.1'), key)).toBe(key)
})

it('CALL-4.12: a key that can be guessed is another one for each sender', () => {
  const guessable = [
    'order-0000000001',
    '0000000000000001',
    'aaaaaaaaaaaaaaaa',
    '2026-03-02T10-00-00',
    'my-first-order-here',
    '1772445600000000',
  ]
  for (const key of guessable) {
    const own = ownedKey(visitor('10.0.0.1'), key)
    expect(own).not.toBe(key)
    expect(ownedKey(visitor('10.0.0.1'), key)).toBe(own)
    expect(ownedKey(visitor('10.0.0.2'), key)).not.toBe(own)
    expect(ownedKey(visitor('10.0.0.1', 'another'), key)).not.toBe(own)
  }
})

it('a write without a key has none', () => {
  expect(ownedKey(visitor('10.0.0.1'), undefined)).toBeUndefined()
})
