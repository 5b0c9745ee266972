import { expect, test } from 'vitest'
import { COMING, isStillServed } from './still-served.ts'

const table = { status: 'done', type: 'dineIn', tvStatus: 'preparing' } as const

test('SESS-1.7: guests of a paid table are served until they have had all', () => {
  for (const tvStatus of COMING) expect(isStillServed({ ...table, tvStatus })).toBe(true)
  for (const tvStatus of ['none', 'completed', 'taken'])
    expect(isStillServed({ ...table, tvStatus })).toBe(false)
})

test('SESS-1.7: a table that is not paid, and an order without a table, are not of these', () => {
  for (const status of ['ongoing', 'toPay', 'void', 'cancelled', 'test'] as const)
    expect(isStillServed({ ...table, status })).toBe(false)
  expect(isStillServed({ ...table, type: 'takeAway' })).toBe(false)
})
