import { describe, expect, it } from 'vitest'
import { slotsOfDay } from '../reservations/time-slots.ts'
import { onlineFailure } from './online-ordering.ts'
import { hoursOfDay, nextOpening, openEntry } from './opening-hours.ts'
import { specialDayOf } from './special-days.ts'
import { specialDaysAhead } from './special-days-ahead.ts'

const newYear = { from: '2026-12-28', to: '2027-01-02', yearly: true }
const holidays = { from: '2026-08-03', to: '2026-08-16' }
const mothersDay = { from: '2026-05-10', hours: [{ startTime: '11:00', endTime: '16:00' }] }
const night = { from: '2026-10-31', hours: [{ startTime: '20:00', endTime: '03:00' }] }
const specialDays = [newYear, holidays, mothersDay, night]
const shop = {
  openForOnline: true,
  openTakeAway: true,
  onlineOpeningHours: [{ startTime: '18:00', endTime: '02:00' }],
  specialDays,
}
const at = (date: string, hour: number) => ({ date, minutes: hour * 60 })

const on = (date: string) => specialDayOf(specialDays, date)
const failure = (date: string, hour: number) => onlineFailure(shop, 'takeAway', at(date, hour))

describe('the special days of a shop', () => {
  it('SESS-10.1: are single days, ranges with both ends, and those of every year, also over its end', () => {
    expect(['2026-08-02', '2026-08-17', '2027-08-03'].map(on)).toEqual(Array(3).fill(undefined))
    expect(['2026-08-03', '2026-08-16'].map(on)).toEqual([holidays, holidays])
    expect(['2029-12-28', '2030-01-02'].map(on)).toEqual([newYear, newYear])
    expect(on('2030-01-03')).toBeUndefined()
    expect(on('2026-05-10')).toBe(mothersDay)
    expect(specialDayOf([{ from: '2026-08-03', to: '2026-08-01' }], '2026-09-01')).toBeUndefined()
  })

  it('SESS-10.1: of several the first counts', () => {
    const open = { from: '2027-01-01', hours: [{ startTime: '10:00', endTime: '12:00' }] }
    expect(specialDayOf([open, newYear], '2027-01-01')).toBe(open)
    expect(specialDayOf([open, newYear], '2028-01-01')).toBe(newYear)
  })

  it('SESS-10.2: on a closed day nothing can be ordered; the night before lasts until it ends', () => {
    expect(failure('2026-08-02', 19)).toBeUndefined()
    expect(failure('2026-08-03', 1)).toBeUndefined()
    expect(failure('2026-08-03', 19)).toBe('timeSlotNotFound')
    expect(failure('2026-08-17', 1)).toBe('timeSlotNotFound')
    expect(failure('2026-08-17', 19)).toBeUndefined()
  })

  it('SESS-10.2: own hours replace the usual ones, also past midnight', () => {
    const isOpen = (date: string, hour: number) =>
      openEntry(shop, 'takeAway', at(date, hour)) !== undefined
    expect([12, 19].map((hour) => isOpen('2026-05-10', hour))).toEqual([true, false])
    expect(isOpen('2026-10-31', 19)).toBe(false)
    expect([2, 3].map((hour) => isOpen('2026-11-01', hour))).toEqual([true, false])
    expect(hoursOfDay(shop, 'takeAway', '2026-05-10')).toEqual(mothersDay.hours)
  })

  it('SESS-4.5: the next opening is after the holidays', () => {
    expect(nextOpening(shop, 'takeAway', at('2026-08-03', 12))).toEqual({
      date: '2026-08-17',
      time: '18:00',
    })
    expect(nextOpening(shop, 'takeAway', at('2026-05-09', 23))).toEqual({
      date: '2026-05-10',
      time: '11:00',
    })
  })

  it('SESS-10.4: those to come are named once, from their first day to their last', () => {
    expect(specialDaysAhead(specialDays, '2026-08-10', 14)).toEqual([
      { special: holidays, first: '2026-08-10', last: '2026-08-16' },
    ])
    expect(specialDaysAhead(specialDays, '2026-12-20', 14)).toEqual([
      { special: newYear, first: '2026-12-28', last: '2027-01-02' },
    ])
  })
})

describe('reservations on special days', () => {
  const dinner = { _id: 'dinner', from: '18:00', to: '01:00' }
  const times = (date: string) =>
    slotsOfDay([dinner], date, 60, 'Asia/Hong_Kong', specialDays).map(({ time }) => time)

  it('SESS-10.3: a closed day has no slots, the evening before it lasts past midnight', () => {
    expect(times('2026-08-02')).toEqual([
      '00:00',
      '18:00',
      '19:00',
      '20:00',
      '21:00',
      '22:00',
      '23:00',
    ])
    expect(times('2026-08-03')).toEqual(['00:00'])
    expect(times('2026-08-04')).toEqual([])
  })

  it('SESS-10.3: of a day with own hours, those within them', () => {
    expect(times('2026-05-10')).toEqual(['00:00'])
    expect(times('2026-10-31')).toEqual(['00:00', '20:00', '21:00', '22:00', '23:00'])
  })
})
