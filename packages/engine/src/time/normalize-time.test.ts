import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeTime, normalizeWindow, shiftWeekdays } from './normalize-time.ts'

describe('time normalisation (TIME-1.1)', () => {
  it.each([
    ['930', '09:30', 0],
    ['0930', '09:30', 0],
    ['9:30', '09:30', 0],
    ['23:59', '23:59', 0],
    ['9', '09:00', 0],
    ['11', '11:00', 0],
    [7, '07:00', 0],
    [1815, '18:15', 0],
    ['24:00', '00:00', 1],
    ['2530', '01:30', 1],
    ['26', '02:00', 1],
  ])('%s becomes %s, day shift %i', (input, time, dayShift) => {
    expect(normalizeTime(input)).toEqual({ time, dayShift })
  })

  it.each([null, undefined, '', 'noon', '9:5', '1260', '12345', '48:00', '-1', '9.5'])(
    '%s becomes none (TIME-1.2)',
    (input) => {
      expect(normalizeTime(input)).toBeUndefined()
    },
  )

  it('a normalised window stays as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4759 }), (input) => {
        const once = normalizeTime(input)
        if (once) expect(normalizeTime(once.time)).toEqual({ time: once.time, dayShift: 0 })
      }),
    )
  })

  it('the weekday shifts by a day, Saturday to Sunday (TIME-1.3)', () => {
    expect(shiftWeekdays([0, 5, 6], 1)).toEqual([1, 6, 0])
    expect(shiftWeekdays([0, 6], 0)).toEqual([0, 6])
  })

  it('a window that begins past 24:00 moves to the next weekday, one that ends there is overnight', () => {
    expect(normalizeWindow({ weekdays: [6], from: '2430', to: '26' })).toEqual({
      weekdays: [0],
      from: '00:30',
      to: '02:00',
    })
    expect(normalizeWindow({ weekdays: [5], from: '18', to: '25:30' })).toEqual({
      weekdays: [5],
      from: '18:00',
      to: '01:30',
    })
    expect(normalizeWindow({ from: 'noon', to: '9' })).toEqual({ to: '09:00' })
  })
})
