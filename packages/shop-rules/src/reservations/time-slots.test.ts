import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockMinutes, clockTime, isWindowOpen } from '@comanda/engine/time'
import { slotsOfDay } from './time-slots.ts'

// 2024-05-15 is a Wednesday.
const date = '2024-05-15'
const lunch = { _id: 'lunch', weekdays: [3], from: '12:00', to: '14:00' }
const late = { _id: 'late', from: '23:00', to: '01:00' }

describe('reservation slots', () => {
  it('every 15 minutes by default, the last before the session ends (RES-1.1)', () => {
    expect(slotsOfDay([lunch], date, 15, 'UTC').map(({ time }) => time)).toEqual([
      '12:00',
      '12:15',
      '12:30',
      '12:45',
      '13:00',
      '13:15',
      '13:30',
      '13:45',
    ])
  })

  it('only on the session’s days, in order over all sessions, overnight ones too', () => {
    expect(slotsOfDay([lunch], '2024-05-16', 30, 'UTC')).toEqual([])
    expect(
      slotsOfDay([late, lunch], date, 60, 'UTC').map(({ session, time }) => [session, time]),
    ).toEqual([
      ['late', '00:00'],
      ['lunch', '12:00'],
      ['lunch', '13:00'],
      ['late', '23:00'],
    ])
    expect(slotsOfDay([{ _id: 'all' }], date, 720, 'UTC').map(({ time }) => time)).toEqual([
      '00:00',
      '12:00',
    ])
    expect(clockTime(65)).toBe('01:05')
  })

  it('RES-1.6: a time that clocks skip is no slot, and one that they show twice is one', () => {
    const night = { _id: 'night', from: '00:00', to: '05:00' }
    const times = (day: string, timeZone: string) =>
      slotsOfDay([night], day, 30, timeZone).map(({ time }) => time)
    const all = '00:00 00:30 01:00 01:30 02:00 02:30 03:00 03:30 04:00 04:30'.split(' ')
    expect(times('2026-03-28', 'Europe/London')).toEqual(all)
    expect(times('2026-03-29', 'Europe/London')).toEqual(
      all.filter((time) => !time.startsWith('01')),
    )
    expect(times('2026-03-29', 'Europe/Paris')).toEqual(
      all.filter((time) => !time.startsWith('02')),
    )
    expect(times('2026-10-25', 'Europe/Paris')).toEqual(all)
    // Clocks go forward at midnight, and by half an hour.
    expect(times('2026-03-29', 'Asia/Beirut')).toEqual(all.slice(2))
    expect(times('2026-10-04', 'Australia/Lord_Howe')).toEqual(
      all.filter((time) => time !== '02:00'),
    )
  })

  it('law: a slot is every so many minutes at which the session is open, whatever its window', () => {
    const time = fc.option(
      fc
        .record({ hours: fc.nat(26), minutes: fc.nat(59) })
        .map(({ hours, minutes }) => clockTime(hours * 60 + minutes)),
      { nil: undefined },
    )
    const session = fc.record({
      _id: fc.constant('s'),
      weekdays: fc.uniqueArray(fc.nat(6)),
      from: time,
      to: time,
      startDate: fc.constantFrom(undefined, '2024-05-14', '2024-05-15', '2024-05-16'),
      endDate: fc.constantFrom(undefined, '2024-05-14', '2024-05-15', '2024-05-16'),
    })
    fc.assert(
      fc.property(session, fc.constantFrom(15, 30, 35, 60), (one, step) => {
        const phase = clockMinutes(one.from ?? '00:00') % step
        const times = Array.from({ length: 1440 }, (_, minutes) => minutes)
          .filter((minutes) => minutes % step === phase && isWindowOpen(one, { date, minutes }))
          .map(clockTime)
        expect(slotsOfDay([one], date, step, 'UTC').map((slot) => slot.time)).toEqual(times)
      }),
    )
  })
})
