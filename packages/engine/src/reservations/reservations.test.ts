import { describe, expect, it } from 'vitest'
import { cancelError } from './cancellation.ts'
import { freeSlots, nearestSlots } from './free-slots.ts'
import { DEFAULT_RESERVATION_SETTINGS, type ReservationSettings } from './reservation-settings.ts'
import {
  canReservationBecome,
  holdsPlace,
  isReservationEditable,
  RESERVATION_TRANSITIONS,
  type ReservationStatus,
} from './reservation-status.ts'
import { hasRoom, type ReservedParty } from './slot-load.ts'
import { clockTime } from '../time/clock-time.ts'
import { slotsOfDay } from './time-slots.ts'
import { type ReservationDraft, reservationErrors } from './validate-reservation.ts'

// 2024-05-15 is a Wednesday.
const date = '2024-05-15'
const lunch = { _id: 'lunch', weekdays: [3], from: '12:00', to: '14:00' }
const late = { _id: 'late', from: '23:00', to: '01:00' }
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

describe('reservation slots', () => {
  it('every 15 minutes by default, the last before the session ends', () => {
    expect(slotsOfDay([lunch], date, 15).map(({ time }) => time)).toEqual([
      '12:00',
      '12:15',
      '12:30',
      '12:45',
      '13:00',
      '13:15',
      '13:30',
      '13:45',
    ])
  })

  it('only on the session’s days, in order over all sessions, overnight ones too', () => {
    expect(slotsOfDay([lunch], '2024-05-16', 30)).toEqual([])
    expect(slotsOfDay([late, lunch], date, 60).map(({ session, time }) => [session, time])).toEqual(
      [
        ['late', '00:00'],
        ['lunch', '12:00'],
        ['lunch', '13:00'],
        ['late', '23:00'],
      ],
    )
    expect(slotsOfDay([{ _id: 'all' }], date, 720).map(({ time }) => time)).toEqual([
      '00:00',
      '12:00',
    ])
    expect(clockTime(65)).toBe('01:05')
  })
})

describe('room in a slot', () => {
  it('guests that sit at the same time count, for a stay of 90 minutes', () => {
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

  it('reservations and tables are limited likewise; cancelled ones and no-shows hold no place', () => {
    const three = ['12:00', '12:15', '12:30'].map((time) => reserved(time, { adults: 1 }))
    expect(hasRoom(slot('12:30'), party, three, settings)).toBe(false)
    const gone = three.map((other) => ({ ...other, status: 'cancelled' as const }))
    expect(hasRoom(slot('12:30'), party, gone, settings)).toBe(true)
    const tables = [reserved('12:00', { tables: 3 })]
    expect(hasRoom(slot('12:00'), { ...party, tables: 2 }, tables, settings)).toBe(false)
    expect(hasRoom(slot('12:00'), party, tables, settings)).toBe(true)
  })

  it('a limit per order looks at the party alone', () => {
    const perOrder = { ...settings, limits: [{ limitType: 'perOrder', capacity: 6 }] }
    const others = [reserved('12:00', { adults: 20 })]
    expect(hasRoom(slot('12:00'), { ...party, adults: 6 }, others, perOrder)).toBe(true)
    expect(hasRoom(slot('12:00'), { ...party, adults: 7 }, others, perOrder)).toBe(false)
  })

  it('baby stools are limited over all that sit then', () => {
    const others = [reserved('12:00', { babyStools: 2 })]
    expect(hasRoom(slot('12:00'), { ...party, babyStools: 1 }, others, settings)).toBe(false)
    expect(hasRoom(slot('12:00'), party, others, settings)).toBe(true)
  })

  it('a full slot offers the nearest free ones, earlier before later', () => {
    const slots = slotsOfDay([{ ...lunch, to: '18:00' }], date, 30)
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

describe('reservation form', () => {
  const draft: ReservationDraft = {
    ...party,
    date,
    time: '12:30',
    name: 'Chan',
    phone: '91234567',
    termsAccepted: true,
  }
  const book = { settings, sessions: [lunch], reserved: [], now: { date, minutes: 600 } }
  const codes = (fields: Partial<ReservationDraft>, more: Partial<typeof book> = {}) =>
    reservationErrors({ ...draft, ...fields }, { ...book, ...more }).map(({ code }) => code)

  it('a complete draft is right', () => {
    expect(codes({})).toEqual([])
    expect(codes({ email: 'a@b.co' })).toEqual([])
  })

  it('1 to 20 guests, whole numbers', () => {
    expect(codes({ adults: 0 })).toEqual(['tooFewGuests'])
    expect(codes({ adults: 1.5 })).toEqual(['tooFewGuests'])
    expect(codes({ children: -1 })).toEqual(['tooFewGuests'])
    expect(codes({ adults: 21 })).toEqual(['tooManyGuests', 'slotFull'])
  })

  it('baby stools are limited', () => {
    expect(codes({ babyStools: 3 })).toEqual(['babyStoolsLimited', 'slotFull'])
  })

  it('the date must be available: not past, at most 30 days ahead, with slots', () => {
    expect(codes({ date: '2024-05-08' })).toEqual(['dateNotAvailable'])
    expect(codes({ date: '2024-06-19' })).toEqual(['dateNotAvailable'])
    expect(codes({ date: '2024-06-12' })).toEqual([])
    expect(codes({ date: '2024-05-16' })).toEqual(['dateNotAvailable'])
  })

  it('the slot must be one, not past, and have room', () => {
    expect(codes({ time: '12:20' })).toEqual(['slotNotAvailable'])
    expect(codes({}, { now: { date, minutes: 751 } })).toEqual(['slotNotAvailable'])
    expect(codes({}, { now: { date, minutes: 750 } })).toEqual([])
    const full = [reserved('12:00', { adults: 9 })]
    expect(reservationErrors(draft, { ...book, reserved: full })).toEqual([
      { field: 'time', code: 'slotFull' },
    ])
  })

  it('name, phone, e-mail and terms', () => {
    expect(codes({ name: ' ', phone: '', email: 'x', termsAccepted: false })).toEqual([
      'nameRequired',
      'phoneRequired',
      'emailInvalid',
      'termsNotAccepted',
    ])
    expect(codes({ phone: '12' })).toEqual(['phoneInvalid'])
  })
})

describe('reservation status', () => {
  const all = Object.keys(RESERVATION_TRANSITIONS) as ReservationStatus[]

  it('every status is reached from booked', () => {
    const reached = new Set<ReservationStatus>(['booked'])
    for (const status of reached)
      for (const next of RESERVATION_TRANSITIONS[status]) reached.add(next)
    expect(reached.size).toBe(all.length)
  })

  it('completed and cancelled are final: a cancelled one must be made anew', () => {
    expect(all.filter((to) => canReservationBecome('cancelled', to))).toEqual([])
    expect(all.filter((to) => canReservationBecome('completed', to))).toEqual([])
  })

  it('booked, confirmed, late and seated hold their place; booked and confirmed can be edited', () => {
    expect(all.filter(holdsPlace)).toEqual(['booked', 'confirmed', 'late', 'seated'])
    expect(all.filter(isReservationEditable)).toEqual(['booked', 'confirmed'])
  })

  it('cancelled until 2 hours before', () => {
    const booking = { status: 'booked' as const, startTime: '2024-05-15T12:00:00+08:00' }
    expect(cancelError(booking, '2024-05-15T10:00:00+08:00', settings)).toBeUndefined()
    expect(cancelError(booking, '2024-05-15T10:00:01+08:00', settings)).toEqual({
      code: 'Cancel booking only allow before {hours} hours.',
      hours: 2,
    })
    const expired = { code: 'This booking was expired' }
    expect(cancelError(booking, '2024-05-15T12:00:00+08:00', settings)).toEqual(expired)
    expect(
      cancelError({ ...booking, status: 'seated' }, '2024-05-15T08:00:00+08:00', settings),
    ).toEqual(expired)
  })
})
