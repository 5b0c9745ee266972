import { describe, expect, it } from 'vitest'
import { DEFAULT_RESERVATION_SETTINGS, type ReservationSettings } from './reservation-settings.ts'
import type { ReservedParty } from './slot-load.ts'
import { type ReservationDraft, reservationErrors } from './validate-reservation.ts'

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
describe('reservation form', () => {
  const draft: ReservationDraft = {
    ...party,
    date,
    time: '12:30',
    name: 'Chan',
    phone: '91234567',
    termsAccepted: true,
  }
  const book = {
    settings,
    sessions: [lunch],
    reserved: [],
    timeZone: 'UTC',
    now: { date, minutes: 600 },
  }
  const codes = (fields: Partial<ReservationDraft>, more: Partial<typeof book> = {}) =>
    reservationErrors({ ...draft, ...fields }, { ...book, ...more }).map(({ code }) => code)

  it('a complete draft is right', () => {
    expect(codes({})).toEqual([])
    expect(codes({ email: 'a@b.co' })).toEqual([])
  })

  it('1 to 20 guests, whole numbers (RES-2.2)', () => {
    expect(codes({ adults: 0 })).toEqual(['tooFewGuests'])
    expect(codes({ adults: 1.5 })).toEqual(['tooFewGuests'])
    expect(codes({ children: -1 })).toEqual(['tooFewGuests'])
    expect(codes({ adults: 21 })).toEqual(['tooManyGuests', 'slotFull'])
  })

  it('baby stools are limited (RES-2.2)', () => {
    expect(codes({ babyStools: 3 })).toEqual(['babyStoolsLimited', 'slotFull'])
  })

  it('the date must be available: not past, at most 30 days ahead, with slots (RES-1.5)', () => {
    expect(codes({ date: '2024-05-08' })).toEqual(['dateNotAvailable'])
    expect(codes({ date: '2024-06-19' })).toEqual(['dateNotAvailable'])
    expect(codes({ date: '2024-06-12' })).toEqual([])
    expect(codes({ date: '2024-05-16' })).toEqual(['dateNotAvailable'])
  })

  it('the slot must be one, not past, and have room (RES-2.4)', () => {
    expect(codes({ time: '12:20' })).toEqual(['slotNotAvailable'])
    expect(codes({}, { now: { date, minutes: 751 } })).toEqual(['slotNotAvailable'])
    expect(codes({}, { now: { date, minutes: 750 } })).toEqual([])
    const full = [reserved('12:00', { adults: 9 })]
    expect(reservationErrors(draft, { ...book, reserved: full })).toEqual([
      { field: 'time', code: 'slotFull' },
    ])
  })

  it('name, phone, e-mail and terms (RES-2.3)', () => {
    expect(codes({ name: ' ', phone: '', email: 'x', termsAccepted: false })).toEqual([
      'nameRequired',
      'phoneRequired',
      'emailInvalid',
      'termsNotAccepted',
    ])
    expect(codes({ phone: '12' })).toEqual(['phoneInvalid'])
  })
})
