import { describe, expect, it } from 'vitest'
import { freeSlots, nearestSlots } from './free-slots.ts'
import { DEFAULT_RESERVATION_SETTINGS, type ReservationSettings } from './reservation-settings.ts'
import { hasRoom, type ReservedParty } from './slot-load.ts'
import { slotsOfDay } from './time-slots.ts'

// 2024-05-15 is a Wednesday.
const date = '2024-05-15'
const lunch = { _id: 'lunch', weekdays: [3], from: '12:00', to: '14:00' }
const settings: ReservationSettings = {
  ...DEFAULT_RESERVATION_SETTINGS,
  limits: [{ capacity: 10, quantity: 3, numOfTables: 4 }],
}
const party = { adults: 2, children: 0, babyStools: 0 }
const reserved = (time: string, more: Partial<ReservedParty> = {}): ReservedParty => ({
  ...party,
  date,
  time,
  status: 'booked',
  ...more,
})
const slot = (time: string) => ({ session: 'lunch', date, time })

describe('room in a slot', () => {
  it('guests that sit at the same time count, for a stay of 90 minutes (RES-1.1, RES-1.2)', () => {
    const others = [reserved('12:00', { adults: 8 }), reserved('14:00', { adults: 9 })]
    expect(hasRoom(slot('12:30'), party, others, settings)).toBe(true)
    expect(hasRoom(slot('12:30'), { ...party, adults: 3 }, others, settings)).toBe(false)
    expect(hasRoom(slot('12:45'), { ...party, adults: 1 }, others, settings)).toBe(false)
    expect(hasRoom(slot('13:30'), { ...party, adults: 1 }, others, settings)).toBe(true)
  })

  it('who sits over midnight counts on both days', () => {
    const before = [reserved('23:30', { date: '2024-05-14', adults: 9 })]
    expect(hasRoom({ session: 'late', date, time: '00:30' }, party, before, settings)).toBe(false)
    expect(hasRoom({ session: 'late', date, time: '01:00' }, party, before, settings)).toBe(true)
    const after = [reserved('00:15', { date: '2024-05-16', adults: 9 })]
    expect(hasRoom({ session: 'late', date, time: '23:00' }, party, after, settings)).toBe(false)
    const days = [reserved('12:00', { date: '2024-05-20', adults: 9 })]
    expect(hasRoom(slot('12:00'), party, days, settings)).toBe(true)
  })

  it('reservations and tables are limited likewise; cancelled ones and no-shows occupy nothing (RES-1.2, RES-1.3)', () => {
    const three = ['12:00', '12:15', '12:30'].map((time) => reserved(time, { adults: 1 }))
    expect(hasRoom(slot('12:30'), party, three, settings)).toBe(false)
    const gone = three.map((other) => ({ ...other, status: 'cancelled' as const }))
    expect(hasRoom(slot('12:30'), party, gone, settings)).toBe(true)
    const tables = [reserved('12:00', { tables: 3 })]
    expect(hasRoom(slot('12:00'), { ...party, tables: 2 }, tables, settings)).toBe(false)
    expect(hasRoom(slot('12:00'), party, tables, settings)).toBe(true)
  })

  it('a limit per order looks at the party alone (RES-1.2)', () => {
    const perOrder = { ...settings, limits: [{ limitType: 'perOrder', capacity: 6 }] }
    const others = [reserved('12:00', { adults: 20 })]
    expect(hasRoom(slot('12:00'), { ...party, adults: 6 }, others, perOrder)).toBe(true)
    expect(hasRoom(slot('12:00'), { ...party, adults: 7 }, others, perOrder)).toBe(false)
  })

  it('baby stools are limited over all that sit then (RES-2.2)', () => {
    const others = [reserved('12:00', { babyStools: 2 })]
    expect(hasRoom(slot('12:00'), { ...party, babyStools: 1 }, others, settings)).toBe(false)
    expect(hasRoom(slot('12:00'), party, others, settings)).toBe(true)
  })

  it('a full slot offers the nearest free ones, earlier before later (RES-1.4)', () => {
    const slots = slotsOfDay([{ ...lunch, to: '18:00' }], date, 30, 'UTC')
    const others = [reserved('14:00', { adults: 10 })]
    const free = freeSlots(slots, party, others, settings)
    expect(free.map(({ time }) => time)).toEqual([
      '12:00',
      '12:30',
      '15:30',
      '16:00',
      '16:30',
      '17:00',
      '17:30',
    ])
    expect(nearestSlots(free, '14:00').map(({ time }) => time)).toEqual(['12:30', '15:30', '12:00'])
    expect(freeSlots(slots, party, others, settings, '16:30')).toHaveLength(3)
  })
})
