import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockTime } from './clock-time.ts'
import { instantAt } from './instant-at.ts'
import { localMoment } from './local-moment.ts'

const iso = (...args: Parameters<typeof instantAt>) => new Date(instantAt(...args)).toISOString()

describe('the instant of a day and a time', () => {
  it('is read in the zone', () => {
    expect(iso('2024-05-15', '12:00', 'Asia/Hong_Kong')).toBe('2024-05-15T04:00:00.000Z')
    expect(iso('2024-05-15', '00:30', 'America/New_York')).toBe('2024-05-15T04:30:00.000Z')
  })

  it('daylight saving: skipped and repeated times', () => {
    expect(iso('2024-10-06', '03:00', 'Australia/Sydney')).toBe('2024-10-05T16:00:00.000Z')
    expect(iso('2024-10-06', '02:30', 'Australia/Sydney')).toBe('2024-10-05T16:30:00.000Z')
    expect(iso('2024-04-07', '02:30', 'Australia/Sydney')).toBe('2024-04-06T15:30:00.000Z')
  })

  it('is the inverse of the clock', () => {
    const zone = fc.constantFrom('Asia/Hong_Kong', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC')
    fc.assert(
      fc.property(zone, fc.integer({ min: 0, max: 40_000_000 }), (timeZone, minute) => {
        const instant = minute * 60_000
        const { date, minutes } = localMoment(instant, timeZone)
        const back = instantAt(date, clockTime(minutes), timeZone)
        expect(localMoment(back, timeZone)).toEqual({ date, minutes })
        expect(instant - back).toBeLessThanOrEqual(3_600_000)
      }),
    )
  })
})
