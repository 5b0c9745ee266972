import { expect, test } from 'vitest'
import { COMING, countsAsServed, isStillServed } from './still-served.ts'

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

test('STAFF-4.25: a paid table counts as served half an hour after its last order if nobody has begun with it, else after twelve hours', () => {
  const now = Date.parse('2026-03-03T12:00:00Z')
  const placed = (...minutes: readonly number[]) =>
    minutes.map((ago) => ({ createTime: new Date(now - ago * 60_000).toISOString() }))
  const counts = (tvStatus: string, ...minutes: readonly number[]) =>
    countsAsServed({ tvStatus, orders: placed(...minutes) }, now)
  expect([counts('received', 90, 29), counts('received', 90, 30)]).toEqual([false, true])
  expect([counts('ready', 30), counts('ready', 719), counts('ready', 720)]).toEqual([
    false,
    false,
    true,
  ])
})
