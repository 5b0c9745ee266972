import { assert, constantFrom, integer, property } from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { isTimeZone, localMoment, momentByClock, momentByFormat } from './local-moment.ts'

describe('the clock of a shop', () => {
  it('is read in its own time zone, Hong Kong by default (TIME-3.3)', () => {
    expect(localMoment('2024-05-15T16:30:00Z')).toEqual({ date: '2024-05-16', minutes: 30 })
    expect(localMoment('2024-05-15T12:00:00+08:00', 'Europe/London')).toEqual({
      date: '2024-05-15',
      minutes: 300,
    })
    expect(localMoment(0, 'UTC')).toEqual({ date: '1970-01-01', minutes: 0 })
  })

  it('follows daylight saving (TIME-3.3)', () => {
    expect(localMoment('2024-10-05T15:59:00Z', 'Australia/Sydney').minutes).toBe(119)
    expect(localMoment('2024-10-05T16:00:00Z', 'Australia/Sydney').minutes).toBe(180)
  })

  it('is the same by Temporal and by Intl (TIME-3.3)', () => {
    const from = Date.parse('1990-01-01T00:00:00Z')
    const until = Date.parse('2060-01-01T00:00:00Z')
    const zones = constantFrom(
      'Asia/Hong_Kong',
      'Asia/Kolkata',
      'Europe/London',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'UTC',
    )
    assert(
      property(integer({ min: from, max: until }), zones, (at, zone) => {
        expect(momentByClock(at, zone, Temporal)).toEqual(momentByFormat(at, zone))
      }),
    )
  })

  it('is that of each instant, also if another zone is read in between (TIME-3.3)', () => {
    const [first, second] = [Date.parse('2024-05-15T16:30:00Z'), Date.parse('2024-05-15T16:31:00Z')]
    const minutes = [first, first, second, first].map((at) => [
      localMoment(at).minutes,
      localMoment(at, 'UTC').minutes,
    ])
    expect(minutes).toEqual([
      [30, 990],
      [30, 990],
      [31, 991],
      [30, 990],
    ])
  })

  it('is that of a time zone with a name of the IANA (TIME-3.3)', () => {
    expect(['Asia/Hong_Kong', 'UTC', 'Etc/GMT+8'].map(isTimeZone)).toEqual([true, true, true])
    expect(['', 'Asia/Nowhere', '+08:00', '2024-05-15T00:00Z'].some(isTimeZone)).toBe(false)
  })
})
