import { describe, expect, it } from 'vitest'
import { cancelError } from './cancellation.ts'
import { DEFAULT_RESERVATION_SETTINGS, type ReservationSettings } from './reservation-settings.ts'
import {
  canReservationBecome,
  holdsPlace,
  isReservationEditable,
  RESERVATION_TRANSITIONS,
  type ReservationStatus,
} from './reservation-status.ts'

const settings: ReservationSettings = {
  ...DEFAULT_RESERVATION_SETTINGS,
  limits: [{ capacity: 10, quantity: 3, numOfTables: 4 }],
}

describe('reservation status', () => {
  const all = Object.keys(RESERVATION_TRANSITIONS) as ReservationStatus[]

  it('every status is reached from booked', () => {
    const reached = new Set<ReservationStatus>(['booked'])
    for (const status of reached)
      for (const next of RESERVATION_TRANSITIONS[status]) reached.add(next)
    expect(reached.size).toBe(all.length)
  })

  it('completed and cancelled are final: after cancelling a new reservation is needed (RES-3.1)', () => {
    expect(all.filter((to) => canReservationBecome('cancelled', to))).toEqual([])
    expect(all.filter((to) => canReservationBecome('completed', to))).toEqual([])
  })

  it('booked, confirmed, late and seated occupy their place; booked and confirmed can be edited (RES-3.2)', () => {
    expect(all.filter(holdsPlace)).toEqual(['booked', 'confirmed', 'late', 'seated'])
    expect(all.filter(isReservationEditable)).toEqual(['booked', 'confirmed'])
  })

  it('cancelled until 2 hours before (RES-3.3)', () => {
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
