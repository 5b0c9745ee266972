import { expect, test } from 'vitest'
import { pauseOf } from './pause.ts'

const until = '2026-03-01T12:00:00.000Z'
const at = Date.parse(until)

test('STAFF-1.12: a pause holds the orders of its type until its time, or without one until it is ended', () => {
  const timed = { orderType: 'dineIn', until } as const
  const open = { orderType: 'takeAway' } as const
  const shop = { paused: [timed, open] }
  expect(pauseOf(shop, 'dineIn', at - 1)).toBe(timed)
  expect(pauseOf(shop, 'dineIn', at)).toBeUndefined()
  expect(pauseOf(shop, 'takeAway', at)).toBe(open)
  expect(pauseOf(shop, 'delivery', at)).toBeUndefined()
  expect(pauseOf({}, 'dineIn', at)).toBeUndefined()
})
