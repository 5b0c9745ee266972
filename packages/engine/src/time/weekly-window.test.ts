import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockTime } from './clock-time.ts'
import { addDays } from './calendar-day.ts'
import { isWindowOpen, minutesUntilClose } from './weekly-window.ts'

// 2024-05-15 is a Wednesday.
const at = (time: string, date = '2024-05-15') => ({
  date,
  minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
})

describe('weekly windows', () => {
  it('from is inclusive, to exclusive', () => {
    const window = { from: '11:00', to: '15:00' }
    expect(isWindowOpen(window, at('10:59'))).toBe(false)
    expect(isWindowOpen(window, at('11:00'))).toBe(true)
    expect(isWindowOpen(window, at('14:59'))).toBe(true)
    expect(isWindowOpen(window, at('15:00'))).toBe(false)
  })

  it('no weekday listed means every day (TIME-2.4)', () => {
    expect(isWindowOpen({ weekdays: [] }, at('12:00'))).toBe(true)
    expect(isWindowOpen({ weekdays: [3] }, at('12:00'))).toBe(true)
    expect(isWindowOpen({ weekdays: [2, 4] }, at('12:00'))).toBe(false)
  })

  it('an overnight window belongs to the day on which it began (TIME-2.3)', () => {
    const window = { weekdays: [3], from: '18:00', to: '02:00' }
    expect(isWindowOpen(window, at('23:00'))).toBe(true)
    expect(isWindowOpen(window, at('01:59', '2024-05-16'))).toBe(true)
    expect(isWindowOpen(window, at('02:00', '2024-05-16'))).toBe(false)
    expect(isWindowOpen(window, at('01:00'))).toBe(false)
    expect(isWindowOpen({ ...window, endDate: '2024-05-15' }, at('01:00', '2024-05-16'))).toBe(true)
  })

  it('from equal to to is 24 hours', () => {
    const window = { weekdays: [3], from: '06:00', to: '06:00' }
    expect(isWindowOpen(window, at('06:00'))).toBe(true)
    expect(isWindowOpen(window, at('05:59', '2024-05-16'))).toBe(true)
    expect(isWindowOpen(window, at('05:59'))).toBe(false)
  })

  it('days are inclusive at both ends, also if they are written as instants (TIME-3.2)', () => {
    const window = { startDate: '2024-05-15', endDate: '2024-05-16T23:59:59+08:00' }
    expect(isWindowOpen(window, at('00:00', '2024-05-14'))).toBe(false)
    expect(isWindowOpen(window, at('00:00', '2024-05-15'))).toBe(true)
    expect(isWindowOpen(window, at('23:59', '2024-05-16'))).toBe(true)
    expect(isWindowOpen(window, at('00:00', '2024-05-17'))).toBe(false)
  })

  it('one end absent is the start or the end of the day', () => {
    expect(isWindowOpen({ from: '18:00' }, at('23:59'))).toBe(true)
    expect(isWindowOpen({ to: '02:00' }, at('00:00'))).toBe(true)
    expect(isWindowOpen({ to: '02:00' }, at('02:00'))).toBe(false)
  })

  it('an end past 24:00 is in the next day', () => {
    const window = { weekdays: [3], from: '18:00', to: '24:30' }
    expect(isWindowOpen(window, at('00:29', '2024-05-16'))).toBe(true)
    expect(isWindowOpen(window, at('00:30', '2024-05-16'))).toBe(false)
    expect(isWindowOpen(window, at('00:10'))).toBe(false)
  })

  it('minutes until it closes, past midnight too', () => {
    expect(minutesUntilClose({ to: '15:00' }, at('14:30'))).toBe(30)
    expect(minutesUntilClose({ from: '18:00', to: '02:00' }, at('23:00'))).toBe(180)
    expect(minutesUntilClose({ from: '06:00', to: '06:00' }, at('06:00'))).toBe(1440)
    expect(minutesUntilClose({}, at('23:00'))).toBe(60)
  })

  it('days are counted over months and leap years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2024-01-01', -1)).toBe('2023-12-31')
  })

  it('an overnight window of every day is open exactly outside the hours from its end to its start', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(minute, minute, minute, (from, to, minutes) => {
        fc.pre(from !== to)
        const moment = { date: '2024-05-15', minutes }
        const open = isWindowOpen({ from: clockTime(from), to: clockTime(to) }, moment)
        expect(isWindowOpen({ from: clockTime(to), to: clockTime(from) }, moment)).toBe(!open)
      }),
    )
  })
})
