import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageBand, ageMinutes } from './order-age.ts'

const at = (time: string) => Date.parse(`2026-03-03T${time}:00Z`)
const createTime = '2026-03-03T12:00:00Z'

test.each([
  [0, 'fresh'],
  [9, 'fresh'],
  [10, 'waiting'],
  [19, 'waiting'],
  [20, 'late'],
])('STAFF-4.20: %i minutes: %s', (minutes, band) => {
  expect(ageBand(minutes)).toBe(band)
})

test('the age of an open order counts from when it was placed, of one that was paid first from when it was paid, that of a ready one from when it was ready', () => {
  expect(ageMinutes({ status: 'received', createTime }, at('12:07'))).toBe(7)
  const ready = { status: 'ready' as const, createTime, readyTime: '2026-03-03T12:05:00Z' }
  expect(ageMinutes(ready, at('12:07'))).toBe(2)
  const paid = { status: 'received' as const, createTime, receivedTime: '2026-03-03T12:06:00Z' }
  expect(ageMinutes(paid, at('12:07'))).toBe(1)
})

test('STAFF-4.20: an order for a later time waits from that time on', () => {
  const later = { status: 'received' as const, createTime, pickupTime: '2026-03-03T12:30:00Z' }
  expect(ageMinutes(later, at('12:29'))).toBe(0)
  expect(ageMinutes(later, at('12:50'))).toBe(20)
})

test('STAFF-4.20, KITCHEN-2.4: a station has its own minutes', () => {
  expect([4, 5, 8].map((minutes) => ageBand(minutes, { long: 5, late: 8 }))).toEqual([
    'fresh',
    'waiting',
    'late',
  ])
})

test('an age is never below zero, even if the clock is behind', () => {
  expect(ageMinutes({ status: 'received', createTime }, at('11:00'))).toBe(0)
})

test('an order never becomes less urgent by waiting', () => {
  const bands = ['fresh', 'waiting', 'late']
  const minutes = fc.integer({ min: 0, max: 120 })
  fc.assert(
    fc.property(minutes, minutes, (now, later) => {
      const [first, second] = [now, now + later].map((age) => bands.indexOf(ageBand(age)))
      expect(second).toBeGreaterThanOrEqual(first ?? 0)
    }),
  )
})
