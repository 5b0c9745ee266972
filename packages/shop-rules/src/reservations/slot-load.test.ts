import { describe, expect, it } from 'vitest'
import { freeSlots, nearestSlots } from './free-slots.ts'
import { DEFAULT_RESERVATION_SETTINGS, type ReservationSettings } from './reservation-settings.ts'
import { stayOf } from './party-stay.ts'
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
  start: Date.parse(`${more.date ?? date}T${time}Z`),
  status: 'booked',
  ...more,
})
const slot = (time: string) => ({ start: Date.parse(`${date}T${time}Z`) })

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
    expect(hasRoom(slot('00:30'), party, before, settings)).toBe(false)
    expect(hasRoom(slot('01:00'), party, before, settings)).toBe(true)
    const after = [reserved('00:15', { date: '2024-05-16', adults: 9 })]
    expect(hasRoom(slot('23:00'), party, after, settings)).toBe(false)
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

  it('parties stay by their number, larger ones no shorter than smaller ones (RES-1.7)', () => {
    const stays = [
      { guests: 4, minutes: 60 },
      { guests: 2, minutes: 75 },
    ]
    const own = { ...settings, stays, limits: [{ quantity: 1 }] }
    const minutes = [1, 2, 3, 4, 5].map((adults) => stayOf({ adults, children: 0 }, own))
    expect(minutes).toEqual([75, 75, 75, 75, 90])
    const couple = [reserved('12:00')]
    expect(hasRoom(slot('13:00'), party, couple, own)).toBe(false)
    expect(hasRoom(slot('13:15'), party, couple, own)).toBe(true)
    expect(hasRoom(slot('10:45'), { ...party, adults: 6 }, couple, own)).toBe(false)
    const agreed = [reserved('12:00', { stayMinutes: 120 })]
    expect(hasRoom(slot('13:30'), party, agreed, own)).toBe(false)
  })

  it('who sits over a change of the clock counts by what has passed, not by what it shows (RES-1.6)', () => {
    const one = { ...settings, limits: [{ quantity: 1 }] }
    const late = { _id: 'late', from: '00:00', to: '06:00' }
    const room = (day: string, before: string, zone: string) => {
      const slots = slotsOfDay([late], day, 60, zone)
      const start = slots.find(({ time }) => time === before)!.start
      const others = [reserved(before, { date: day, start })]
      return slots.filter((at) => hasRoom(at, party, others, one)).map(({ time }) => time)
    }
    // At 02:00 it is 03:00: 04:00 is an hour after 02:00 would have been, two after 01:00.
    expect(room('2024-10-06', '01:00', 'Australia/Sydney')).toEqual(['04:00', '05:00'])
    // At 03:00 it is 02:00 once more: 03:00 is three hours after 01:00.
    expect(room('2024-04-07', '02:00', 'Australia/Sydney')).toEqual([
      '00:00',
      '03:00',
      '04:00',
      '05:00',
    ])
  })
})
