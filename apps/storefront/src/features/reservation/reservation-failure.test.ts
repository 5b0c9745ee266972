import { CallError } from '@comanda/client'
import { describe, expect, it } from 'vitest'
import { reservationFailure } from './reservation-failure.ts'

const failed = (data: Readonly<Record<string, unknown>>, code: string) =>
  new CallError({ name: 'Conflict', message: '', statusCode: 409, code, data })

const lost = (sent: boolean) =>
  new CallError({ name: 'Timeout', message: '', statusCode: 500, reason: 'timeout', sent })

describe('refused reservations', () => {
  it('a full slot offers the nearest free ones', () =>
    expect(
      reservationFailure(
        failed(
          { nearest: [{ date: '2026-03-04', time: '18:00', diningSession: 'd' }] },
          'slotFull',
        ),
      ),
    ).toEqual({
      key: 'reservation.error.slotFull',
      nearest: [{ date: '2026-03-04', time: '18:00', session: 'd' }],
    }))
  it('Cancel booking only allow before {hours} hours. (RES-3.3)', () =>
    expect(reservationFailure(failed({ hours: 2 }, 'cancelTooLate'))).toEqual({
      key: 'reservation.error.cancelTooLate',
      values: { hours: 2 },
    }))
  it('This booking was expired (RES-3.4)', () =>
    expect(reservationFailure(failed({}, 'reservationExpired')).key).toBe(
      'reservation.error.reservationExpired',
    ))
  it('a booking that the server refuses shows its reason', () =>
    expect(
      reservationFailure(failed({ reason: 'dateNotAvailable' }, 'reservationInvalid')).key,
    ).toBe('reservation.error.dateNotAvailable'))
  it('an address that the server refuses has the wrong format (ACC-1.1)', () => {
    const refused = { name: 'BadRequest', message: '', statusCode: 400, code: 'dataInvalid' }
    expect(reservationFailure(new CallError({ ...refused, field: 'email' })).key).toBe(
      'reservation.error.emailRefused',
    )
  })
  it('an unknown outcome says that it is never booked twice; a call that was not sent, that nothing was booked', () => {
    expect(reservationFailure(lost(true)).key).toBe('reservation.error.unknown')
    expect(reservationFailure(lost(false)).key).toBe('reservation.error.offline')
  })
})
