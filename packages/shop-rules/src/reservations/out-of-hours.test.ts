import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOutOfHours } from './out-of-hours.ts'
import { slotsOfDay } from './time-slots.ts'

const now = Date.parse('2026-12-20T00:00:00Z')
const booked = (date: string, time: string) => ({
  status: 'booked' as const,
  date,
  time,
  startTime: `${date}T${time}:00Z`,
})
const dinner = { _id: 'dinner', from: '18:00', to: '22:00' }
const late = { _id: 'late', from: '23:00', to: '01:00' }
const christmas = { from: '2026-12-25' }
const eve = { from: '2026-12-31', hours: [{ startTime: '12:00', endTime: '19:00' }] }

describe('SESS-10.6: bookings at times at which the shop takes no guests any more', () => {
  it('those of a day that was closed later, and those outside its own hours', () => {
    const hours = { sessions: [dinner], specialDays: [christmas, eve] }
    expect(isOutOfHours(booked('2026-12-24', '19:30'), hours, now)).toBe(false)
    expect(isOutOfHours(booked('2026-12-25', '19:30'), hours, now)).toBe(true)
    expect(isOutOfHours(booked('2026-12-31', '18:45'), hours, now)).toBe(false)
    expect(isOutOfHours(booked('2026-12-31', '19:00'), hours, now)).toBe(true)
  })

  it('those of a dining session that has other days or times by now; not those between its slots', () => {
    const fridays = { sessions: [{ ...dinner, weekdays: [5] }] }
    expect(isOutOfHours(booked('2026-12-25', '19:05'), fridays, now)).toBe(false)
    expect(isOutOfHours(booked('2026-12-26', '19:30'), fridays, now)).toBe(true)
    expect(isOutOfHours(booked('2026-12-25', '22:00'), fridays, now)).toBe(true)
  })

  it('after midnight the evening before counts: it was open', () => {
    const hours = { sessions: [late], specialDays: [christmas] }
    expect(isOutOfHours(booked('2026-12-25', '00:30'), hours, now)).toBe(false)
    expect(isOutOfHours(booked('2026-12-26', '00:30'), hours, now)).toBe(true)
  })

  it('without dining sessions, once no reservations are taken any more: special days alone', () => {
    const hours = { sessions: [], specialDays: [christmas] }
    expect(isOutOfHours(booked('2026-12-24', '19:30'), hours, now)).toBe(false)
    expect(isOutOfHours(booked('2026-12-25', '19:30'), hours, now)).toBe(true)
  })

  it('only guests who are still expected', () => {
    const hours = { sessions: [dinner], specialDays: [christmas] }
    const one = booked('2026-12-25', '19:30')
    for (const status of ['cancelled', 'noShow', 'seated', 'completed', 'late'] as const)
      expect(isOutOfHours({ ...one, status }, hours, now)).toBe(false)
    expect(isOutOfHours(one, hours, Date.parse('2026-12-26T00:00:00Z'))).toBe(false)
  })

  it('what can be booked is in hours, for all sessions, special days and lengths of slots', () => {
    const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
      const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15]
      return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
    })
    const weekdays = fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 })
    const session = fc.record({ _id: fc.constant('s'), weekdays, from: clock, to: clock })
    const day = fc.integer({ min: 21, max: 31 }).map((number) => `2026-12-${number}`)
    const hours = fc.array(fc.record({ startTime: clock, endTime: clock }), { maxLength: 2 })
    const special = fc.record({ from: day, hours })
    fc.assert(
      fc.property(
        fc.array(session, { minLength: 1, maxLength: 3 }),
        fc.array(special, { maxLength: 3 }),
        day,
        fc.constantFrom(15, 30, 45),
        (sessions, specialDays, date, length) => {
          const slots = slotsOfDay(sessions, date, length, 'UTC', specialDays)
          for (const { time } of slots)
            expect(isOutOfHours(booked(date, time), { sessions, specialDays }, now)).toBe(false)
          if (slots.length === 0 && length === 15)
            expect(isOutOfHours(booked(date, '19:00'), { sessions, specialDays }, now)).toBe(true)
        },
      ),
    )
  })
})
