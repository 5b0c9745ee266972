import { describe, expect, it } from 'vitest'
import { onlineFailure } from './online-ordering.ts'
import { hoursOfDay, nextOpening, type OpeningHours, openEntry } from './opening-hours.ts'
import { onlineMode } from './order-mode.ts'

const wednesday = (time: number) => ({ date: '2024-05-15', minutes: time * 60 })
const lunch: OpeningHours = { weekdays: [3], startTime: '11:00', endTime: '15:00' }
const night: OpeningHours = { startTime: '18:00', endTime: '02:00', orderType: ['takeAway'] }
const shop = {
  openForOnline: true,
  openTakeAway: true,
  openDineInNoTable: true,
  onlineOpeningHours: [night, lunch],
}

const next = (hour: number, mode: 'takeAway' | 'dineInNoTable', hours?: OpeningHours[]) =>
  nextOpening({ onlineOpeningHours: hours ?? shop.onlineOpeningHours }, mode, wednesday(hour))

describe('opening hours', () => {
  it('the time must fall in an entry for the weekday and the mode (SESS-4.3)', () => {
    expect(openEntry(shop, 'dineInNoTable', wednesday(12))).toBe(lunch)
    expect(openEntry(shop, 'dineInNoTable', wednesday(19))).toBeUndefined()
    expect(openEntry(shop, 'takeAway', wednesday(1))).toBe(night)
    expect(openEntry({}, 'takeAway', wednesday(12))).toBeUndefined()
  })

  it('the hours of a day are listed by their start', () => {
    expect(hoursOfDay(shop, 'takeAway', '2024-05-15')).toEqual([lunch, night])
    expect(hoursOfDay(shop, 'takeAway', '2024-05-16')).toEqual([night])
    expect(
      hoursOfDay({ onlineOpeningHours: [lunch, lunch] }, 'dineInNoTable', '2024-05-15'),
    ).toHaveLength(2)
    expect(hoursOfDay({}, 'takeAway', '2024-05-15')).toEqual([])
  })
})

describe('next opening (SESS-4.5)', () => {
  it('is later that day, or on the next day that opens', () => {
    expect(next(9, 'takeAway')).toEqual({ date: '2024-05-15', time: '11:00' })
    expect(next(16, 'takeAway')).toEqual({ date: '2024-05-15', time: '18:00' })
    expect(next(16, 'dineInNoTable')).toEqual({ date: '2024-05-22', time: '11:00' })
    expect(next(23, 'takeAway')).toEqual({ date: '2024-05-16', time: '18:00' })
  })

  it('is undefined if the mode has no entry', () => {
    expect(next(9, 'dineInNoTable', [night])).toBeUndefined()
    expect(nextOpening({}, 'takeAway', wednesday(9))).toBeUndefined()
  })
})

describe('ordering online', () => {
  it('a shop that is not open for online, or not for the mode → shopNotEnabledForOnline (SESS-4.1)', () => {
    expect(onlineFailure({ ...shop, openForOnline: false }, 'takeAway', wednesday(12))).toBe(
      'shopNotEnabledForOnline',
    )
    expect(onlineFailure({ ...shop, openTakeAway: false }, 'takeAway', wednesday(12))).toBe(
      'shopNotEnabledForOnline',
    )
    expect(
      onlineFailure({ ...shop, openDineInNoTable: false }, 'dineInNoTable', wednesday(12)),
    ).toBe('shopNotEnabledForOnline')
  })

  it('neither take-away nor dine-in without a table → shopNotEnabledForOnline (SESS-4.1)', () => {
    const closed = { ...shop, openTakeAway: false, openDineInNoTable: false }
    expect(onlineFailure(closed, 'dineIn', wednesday(12))).toBe('shopNotEnabledForOnline')
    expect(
      onlineFailure({ ...closed, openTakeAway: true }, 'dineIn', wednesday(12)),
    ).toBeUndefined()
  })

  it('dine-in without a table needs a code if the shop requires one (SESS-4.2)', () => {
    const strict = { ...shop, onlineDineInNoTableEnabledFixedCode: true }
    expect(onlineFailure(strict, 'dineInNoTable', wednesday(12))).toBe('fixedCodeTableInvalid')
    expect(onlineFailure(strict, 'dineInNoTable', wednesday(12), true)).toBeUndefined()
    expect(onlineFailure(strict, 'takeAway', wednesday(12))).toBeUndefined()
  })

  it('outside the opening hours → timeSlotNotFound (SESS-4.3)', () => {
    expect(onlineFailure(shop, 'takeAway', wednesday(16))).toBe('timeSlotNotFound')
  })
})

describe('ordering modes', () => {
  it('dine-in becomes dine-in without a table when it starts online (SESS-2.2)', () => {
    expect(onlineMode('dineIn')).toBe('dineInNoTable')
    expect(onlineMode('takeAway')).toBe('takeAway')
  })
})
