import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from './calendar-day.ts'
import { openWindowDay } from './daily-window.ts'
import { inDateRange } from './date-range.ts'
import { instantOf, isDay, isInstant } from './instant.ts'
import { isTimeZone, localMoment } from './local-moment.ts'

const at = (text: string, zone = 'Asia/Hong_Kong') => localMoment(text, zone)

describe('instants and days', () => {
  it('an instant has an offset (TIME-3.1)', () => {
    expect(isInstant('2024-05-15T12:00:00+08:00')).toBe(true)
    expect(isInstant('2024-05-15T12:00Z')).toBe(true)
    expect(isInstant('2024-05-15T12:00:00')).toBe(false)
    expect(isInstant('2024-13-15T12:00:00Z')).toBe(false)
    expect(isDay('2024-05-15')).toBe(true)
    expect(isDay('2024-05-32')).toBe(false)
    expect(isDay('15.05.2024')).toBe(false)
  })

  it('time zones are IANA names (TIME-3.3)', () => {
    expect(isTimeZone('Asia/Hong_Kong')).toBe(true)
    expect(isTimeZone('Moon/Tranquility')).toBe(false)
  })

  it('the zone’s clock counts, also across daylight saving changes', () => {
    expect(at('2024-05-15T16:30:00Z')).toEqual({ date: '2024-05-16', minutes: 30 })
    expect(at('2024-10-05T15:59:00Z', 'Australia/Sydney').minutes).toBe(119)
    expect(at('2024-10-05T16:00:00Z', 'Australia/Sydney').minutes).toBe(180)
    expect(at('2024-04-06T16:30:00Z', 'Australia/Sydney').minutes).toBe(150)
    expect(at('2024-04-06T15:30:00Z', 'Australia/Sydney').minutes).toBe(150)
  })

  it('days follow each other over months and years', () => {
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
    expect(addDays('2025-01-01', -1)).toBe('2024-12-31')
    expect(weekdayOf('2024-05-19')).toBe(0)
  })
})

describe('daily windows', () => {
  const date = '2024-05-15'
  const began = (from: string | undefined, to: string | undefined, minutes: number) =>
    openWindowDay({ from, to }, { date, minutes })

  it('from is inclusive, to exclusive (TIME-2.1)', () => {
    expect(began('11:30', '14:00', 689)).toBeUndefined()
    expect(began('11:30', '14:00', 690)).toBe(date)
    expect(began('11:30', '14:00', 839)).toBe(date)
    expect(began('11:30', '14:00', 840)).toBeUndefined()
  })

  it('a missing end is that of the day (TIME-2.1)', () => {
    expect(began(undefined, '14:00', 0)).toBe(date)
    expect(began('14:00', undefined, 1439)).toBe(date)
    expect(began('14:00', undefined, 0)).toBeUndefined()
    expect(began(undefined, undefined, 700)).toBe(date)
  })

  it('to at or before from runs overnight and belongs to the day on which it began (TIME-2.2)', () => {
    expect(began('22:00', '04:00', 1320)).toBe(date)
    expect(began('22:00', '04:00', 239)).toBe('2024-05-14')
    expect(began('22:00', '04:00', 240)).toBeUndefined()
    expect(weekdayOf(began('22:00', '04:00', 0) ?? '')).toBe(2)
  })

  it('equal ends are 24 hours (TIME-2.2)', () => {
    expect(began('10:00', '10:00', 600)).toBe(date)
    expect(began('10:00', '10:00', 599)).toBe('2024-05-14')
  })
})

const holds = (startDate?: string, endDate?: string): boolean =>
  inDateRange({ startDate, endDate }, instantOf('2024-05-15T04:00:00Z'), () => '2024-05-15')

describe('date ranges', () => {
  it('both ends are inclusive, days as days and instants as instants (TIME-3.2)', () => {
    expect(holds()).toBe(true)
    expect(holds('2024-05-15', '2024-05-15')).toBe(true)
    expect(holds('2024-05-16')).toBe(false)
    expect(holds(undefined, '2024-05-14')).toBe(false)
    expect(holds('2024-05-15T04:00:00Z', '2024-05-15T12:00:00+08:00')).toBe(true)
    expect(holds('2024-05-15T04:00:01Z')).toBe(false)
    expect(holds(undefined, '2024-05-15T03:59:59Z')).toBe(false)
  })
})
