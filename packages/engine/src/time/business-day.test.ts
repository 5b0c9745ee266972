import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BusinessClock,
  businessDayBegins,
  businessDayOf,
  type DayEnd,
  withDayEnd,
} from './business-day.ts'
import { addDays } from './calendar-day.ts'
import { clockTime } from './clock-time.ts'

const DAY_MS = 86_400_000
const hongKong = { timeZone: 'Asia/Hong_Kong' }
const ends = (time: string) => ({ ...hongKong, dayEnds: [{ from: '1970-01-01', time }] })
const dayAt = (instant: string, clock: BusinessClock = hongKong) =>
  businessDayOf(Date.parse(instant), clock)
const begins = (day: string, clock: BusinessClock = hongKong) =>
  new Date(businessDayBegins(day, clock)).toISOString()

describe('the business day of a shop', () => {
  it('TIME-5.1: ends at 04:00 of its clock, also across the end of a month', () => {
    expect(dayAt('2026-02-28T19:59:59Z')).toBe('2026-02-28')
    expect(dayAt('2026-02-28T20:00:00Z')).toBe('2026-03-01')
    expect(begins('2026-03-01')).toBe('2026-02-28T20:00:00.000Z')
  })

  it('TIME-5.1: ends when a shop says, from midnight to noon', () => {
    expect(dayAt('2026-02-28T21:59:59Z', ends('06:00'))).toBe('2026-02-28')
    expect(dayAt('2026-02-28T22:00:00Z', ends('06:00'))).toBe('2026-03-01')
    expect(dayAt('2026-02-28T15:59:59Z', ends('00:00'))).toBe('2026-02-28')
    expect(dayAt('2026-02-28T16:00:00Z', ends('00:00'))).toBe('2026-03-01')
  })

  it('TIME-5.3: an end that is skipped or comes twice when clocks change ends the day once', () => {
    const berlin = { timeZone: 'Europe/Berlin', dayEnds: [{ from: '1970-01-01', time: '02:30' }] }
    expect(begins('2026-03-29', berlin)).toBe('2026-03-29T01:30:00.000Z')
    expect(begins('2026-10-25', berlin)).toBe('2026-10-25T00:30:00.000Z')
    // 02:15 for the second time: its minutes are before the end, the day has ended.
    expect(dayAt('2026-10-25T01:15:00Z', berlin)).toBe('2026-10-25')
  })

  it('TIME-5.2: a new end is that of the next business day; days before keep theirs', () => {
    const at = Date.parse('2026-03-01T18:00:00Z') // 02:00 on 2 March, business day 1 March
    const clock = { ...hongKong, dayEnds: withDayEnd(hongKong, '06:00', at) }
    expect(clock.dayEnds).toEqual([{ from: '2026-03-02', time: '06:00' }])
    expect(begins('2026-03-02', clock)).toBe('2026-03-01T20:00:00.000Z')
    expect(begins('2026-03-03', clock)).toBe('2026-03-02T22:00:00.000Z')
    expect(withDayEnd(clock, '05:00', at)).toEqual([{ from: '2026-03-02', time: '05:00' }])
    expect(withDayEnd(clock, undefined, at)).toEqual([])
  })

  it('TIME-5.2: a shop may say the usual end, and that it has none of its own again', () => {
    const at = Date.parse('2026-03-01T18:00:00Z')
    const said = withDayEnd(hongKong, '04:00', at)
    expect(said).toEqual([{ from: '2026-03-02', time: '04:00' }])
    const dayEnds = withDayEnd({ ...hongKong, dayEnds: said }, undefined, at + DAY_MS)
    expect(dayEnds).toEqual([...said, { from: '2026-03-03' }])
    expect(begins('2026-03-04', { ...hongKong, dayEnds })).toBe('2026-03-03T20:00:00.000Z')
  })
})

const zone = fc.constantFrom(
  'Asia/Hong_Kong',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Santiago',
  'America/St_Johns',
  'Pacific/Apia',
  'UTC',
)
const time = fc.option(
  fc.integer({ min: 0, max: 48 }).map((quarters) => clockTime(quarters * 15)),
  { nil: undefined },
)
const instant = fc.integer({ min: 0, max: 40_000_000 }).map((minute) => minute * 60_000)
const change = fc.record({ time, after: fc.integer({ min: 0, max: 5 * DAY_MS }) })

/** A shop that has changed the end of its days some times, from an instant on, and that instant. */
const changing = fc
  .record({ timeZone: zone, from: instant, changes: fc.array(change, { maxLength: 5 }) })
  .map(({ timeZone, from, changes }) => {
    let at = from
    let dayEnds: readonly DayEnd[] = []
    const steps: { at: number; dayEnds: readonly DayEnd[] }[] = []
    for (const { time: end, after } of changes) {
      at += after
      dayEnds = withDayEnd({ timeZone, dayEnds }, end, at)
      steps.push({ at, dayEnds })
    }
    return { timeZone, from, steps, dayEnds }
  })

describe('every moment', () => {
  it('TIME-5.1: belongs to exactly one business day, for any end, zone and change of clocks', () => {
    fc.assert(
      fc.property(changing, fc.integer({ min: -3, max: 30 }), instant, (shop, days, apart) => {
        for (const at of [shop.from + days * DAY_MS, apart]) {
          const day = businessDayOf(at, shop)
          expect(businessDayBegins(day, shop)).toBeLessThanOrEqual(at)
          expect(businessDayBegins(addDays(day, 1), shop)).toBeGreaterThan(at)
          // Days follow each other: the moment before a day begins is of the day before.
          const first = businessDayBegins(day, shop)
          expect(businessDayOf(first, shop)).toBe(day)
          expect(businessDayOf(first - 1, shop) < day).toBe(true)
        }
      }),
    )
  })

  it('TIME-5.2: that was before a change keeps its business day', () => {
    fc.assert(
      fc.property(changing, fc.integer({ min: 0, max: 3 * DAY_MS }), ({ timeZone, steps }, ago) => {
        let before: readonly DayEnd[] = []
        for (const { at, dayEnds } of steps) {
          const day = businessDayOf(at - ago, { timeZone, dayEnds: before })
          expect(businessDayOf(at - ago, { timeZone, dayEnds })).toBe(day)
          before = dayEnds
        }
      }),
    )
  })
})
