import { describe, expect, it } from 'vitest'
import type { Session } from '../catalog/session.ts'
import type { TimeCondition, TimeType } from '../catalog/time-condition.ts'
import { createClock } from './clock.ts'

const NOON = '2024-05-15T12:00:00+08:00'
const EVENING = '2024-05-15T20:00:00+08:00'

const holds = (
  condition: Omit<TimeCondition, '_id'>,
  session: Partial<Session> = {},
  date?: string,
) =>
  createClock(
    NOON,
    {},
    { type: 'dineIn', ...session },
    new Map([['t', { _id: 't', ...condition }]]),
  ).holds('t', date)

const evening = (timeType: TimeType) => ({ timeType, from: '18:00', to: '22:00' })

describe('time conditions', () => {
  it('range reads now, regardless of other fields (TIME-4.1)', () => {
    const session = {
      startTime: EVENING,
      bookedTime: EVENING,
      createTime: EVENING,
      paidTime: EVENING,
    }
    expect(holds(evening('range'), session, EVENING)).toBe(false)
    expect(holds({ from: '12:00', to: '13:00' })).toBe(true)
  })

  it('start, book, create and pay read their times of the session, else now (TIME-4.1)', () => {
    expect(holds(evening('start'), { startTime: EVENING })).toBe(true)
    expect(holds(evening('book'), { bookedTime: EVENING })).toBe(true)
    expect(holds(evening('create'), { createTime: EVENING })).toBe(true)
    expect(holds(evening('pay'), { paidTime: EVENING })).toBe(true)
    expect(holds(evening('pay'), { startTime: EVENING })).toBe(false)
    expect(holds({ timeType: 'book', from: '12:00' })).toBe(true)
  })

  it('order reads the date of the line at hand, else now (TIME-4.2)', () => {
    expect(holds(evening('order'), {}, EVENING)).toBe(true)
    expect(holds(evening('order'))).toBe(false)
  })

  it('weekdays: empty is every day (TIME-2.4)', () => {
    expect(holds({ weekdays: [3] })).toBe(true)
    expect(holds({ weekdays: [0, 6] })).toBe(false)
    expect(holds({ weekdays: [] })).toBe(true)
  })

  it('a list applies if one of it does, an empty list always, an unknown id never (TIME-4.3)', () => {
    const clock = createClock(
      NOON,
      { timeZone: 'Asia/Hong_Kong' },
      { type: 'dineIn' },
      new Map([['a', { _id: 'a' }]]),
    )
    expect(clock.holdsAny(['x', 'a'])).toBe(true)
    expect(clock.holdsAny(['x'])).toBe(false)
    expect(clock.holdsAny([])).toBe(true)
    expect(clock.holdsAny(undefined)).toBe(true)
  })
})
