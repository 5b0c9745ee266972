import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessDayOf } from './business-day.ts'
import { addDays, weekdayOf } from './calendar-day.ts'
import { clockTime } from './clock-time.ts'
import { openWindowDay } from './daily-window.ts'
import { localMoment } from './local-moment.ts'
import { shopMoment } from './shop-moment.ts'
import { isWindowOpen, type WeeklyWindow } from './weekly-window.ts'

const bar = { timeZone: 'Asia/Hong_Kong', dayEnds: [{ from: '1970-01-01', time: '06:00' }] }
const plain = { timeZone: 'Asia/Hong_Kong' }
/** 6 March 2026 is a Friday. */
const at = (day: number, time: string) => Date.parse(`2026-03-0${day}T${time}:00+08:00`)
const FRIDAY = { weekdays: [5] }
const THE_SIXTH = { startDate: '2026-03-06', endDate: '2026-03-06' }

// A window of a bar whose days end at 06:00, when it opens and closes there, and in a shop that says nothing.
const rows: readonly [string, WeeklyWindow, [number, string], [number, string], boolean][] = [
  ['on Fridays', FRIDAY, [6, '06:00'], [7, '06:00'], true],
  ['of one day', THE_SIXTH, [6, '06:00'], [7, '06:00'], true],
  ['on Fridays from 17:00', { ...FRIDAY, from: '17:00' }, [6, '17:00'], [7, '06:00'], true],
  ['on Fridays until 02:00', { ...FRIDAY, to: '02:00' }, [6, '06:00'], [7, '02:00'], true],
  ['on Fridays until 17:00', { ...FRIDAY, to: '17:00' }, [6, '06:00'], [6, '17:00'], true],
  ['on Fridays from 03:00', { ...FRIDAY, from: '03:00' }, [6, '03:00'], [6, '06:00'], true],
  [
    'on Fridays 17:00–02:00',
    { ...FRIDAY, from: '17:00', to: '02:00' },
    [6, '17:00'],
    [7, '02:00'],
    false,
  ],
  [
    'on Fridays 22:00–08:00',
    { ...FRIDAY, from: '22:00', to: '08:00' },
    [6, '22:00'],
    [7, '08:00'],
    false,
  ],
  [
    'on Fridays 00:00–02:00',
    { ...FRIDAY, from: '00:00', to: '02:00' },
    [6, '00:00'],
    [6, '02:00'],
    false,
  ],
  [
    'on Fridays 25:00–27:00',
    { ...FRIDAY, from: '25:00', to: '27:00' },
    [7, '01:00'],
    [7, '03:00'],
    false,
  ],
  [
    'of one day 17:00–02:00',
    { ...THE_SIXTH, from: '17:00', to: '02:00' },
    [6, '17:00'],
    [7, '02:00'],
    false,
  ],
]

const HOUR = 3_600_000
const HALF_HOUR = HOUR / 2
/** The half hours of a week in which a window is open. */
const openTimes = (window: WeeklyWindow, clock: typeof plain) =>
  Array.from({ length: 7 * 48 }, (_, index) => at(3, '00:00') + index * HALF_HOUR).filter(
    (instant) => isWindowOpen(window, shopMoment(instant, clock)),
  )

const dayOf = (dayEnds: readonly { from: string; time?: string }[], day: number, time: string) =>
  shopMoment(at(day, time), { ...plain, dayEnds }).day

describe('the day of offers', () => {
  it.each(rows)('TIME-5.5: a bar that closes at 06:00, %s', (_, window, from, to, isOther) => {
    const open = openTimes(window, bar)
    expect(open[0]).toBe(at(...from))
    expect(open.at(-1)).toBe(at(...to) - HALF_HOUR)
    expect(open).toHaveLength((at(...to) - at(...from)) / HALF_HOUR)
    expect(String(openTimes(window, plain)) !== String(open)).toBe(isOther)
  })

  it('TIME-5.4: is the business day from that on from which the shop says its end, and until it says none', () => {
    const said = [{ from: '2026-03-06', time: '04:00' }]
    expect(dayOf(said, 6, '02:00')).toBe('2026-03-06')
    expect(dayOf(said, 7, '03:59')).toBe('2026-03-06')
    expect(dayOf(said, 7, '04:00')).toBe('2026-03-07')
    const taken = [...said, { from: '2026-03-08' }]
    expect(dayOf(taken, 8, '02:00')).toBe('2026-03-07')
    expect(dayOf(taken, 8, '23:59')).toBe('2026-03-08')
    expect(dayOf(taken, 9, '00:00')).toBe('2026-03-09')
  })
})

const time = fc.integer({ min: 0, max: 95 }).map((quarters) => clockTime(quarters * 15))
const end = fc.integer({ min: 0, max: 48 }).map((quarters) => clockTime(quarters * 15))
const zone = fc.constantFrom(
  'Asia/Hong_Kong',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Santiago',
  'America/St_Johns',
  'Pacific/Apia',
)
/** Also the hours around the changes of clocks in Berlin and Lord Howe. */
const instant = fc.oneof(
  fc.integer({ min: 0, max: 28_000_000 }).map((minute) => minute * 60_000),
  fc
    .tuple(
      fc.constantFrom('2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-04-04T15:00Z'),
      fc.integer({ min: -1800, max: 1800 }),
    )
    .map(([change, minutes]) => Date.parse(change) + minutes * 60_000),
)
const ownShop = fc.record({ timeZone: zone, time: end }).map((shop) => ({
  timeZone: shop.timeZone,
  dayEnds: [{ from: '1969-01-01', time: shop.time }],
}))
const window = fc.record({
  from: fc.option(time, { nil: undefined }),
  to: fc.option(time, { nil: undefined }),
})

describe('any moment', () => {
  it('TIME-5.4: of a shop without an own end has the windows of the calendar', () => {
    fc.assert(
      fc.property(zone, instant, window, (timeZone, now, hours) => {
        const local = localMoment(now, timeZone)
        const moment = shopMoment(now, { timeZone, dayEnds: [] })
        expect(moment).toEqual({ ...local, day: local.date, begins: '00:00' })
        expect(openWindowDay(hours, moment)).toBe(openWindowDay(hours, local))
      }),
    )
  })

  it('TIME-5.4: of a shop with an own end is of the weekday and date of its business day', () => {
    fc.assert(
      fc.property(ownShop, instant, fc.nat(6), (shop, now, weekday) => {
        // In the night in which clocks change, offers follow what the clock shows, as all their times do.
        const since = localMoment(now - 16 * HOUR, shop.timeZone)
        const until = localMoment(now + 16 * HOUR, shop.timeZone)
        fc.pre((until.minutes - since.minutes + 1440) % 1440 === 480)
        const day = businessDayOf(now, shop)
        const moment = shopMoment(now, shop)
        expect(isWindowOpen({ weekdays: [weekday] }, moment)).toBe(weekdayOf(day) === weekday)
        expect(isWindowOpen({ startDate: day, endDate: day }, moment)).toBe(true)
      }),
    )
  })

  it('TIME-5.4: is of the day before while the clock shows a time before the end of the day', () => {
    fc.assert(
      fc.property(ownShop, instant, (shop, now) => {
        const { date, minutes } = localMoment(now, shop.timeZone)
        const isBefore = clockTime(minutes) < shop.dayEnds[0]!.time
        expect(shopMoment(now, shop).day).toBe(isBefore ? addDays(date, -1) : date)
      }),
    )
  })

  it('TIME-5.5: is in a window with both ends whatever the end of the day', () => {
    fc.assert(
      fc.property(ownShop, instant, time, time, (shop, now, from, to) => {
        const local = localMoment(now, shop.timeZone)
        expect(openWindowDay({ from, to }, shopMoment(now, shop))).toBe(
          openWindowDay({ from, to }, local),
        )
      }),
    )
  })

  it('TIME-5.5: is either before or after a time of its day', () => {
    fc.assert(
      fc.property(ownShop, instant, time, (shop, now, one) => {
        fc.pre(one !== shop.dayEnds[0]!.time)
        const moment = shopMoment(now, shop)
        expect(isWindowOpen({ to: one }, moment)).toBe(!isWindowOpen({ from: one }, moment))
      }),
    )
  })
})
