import { type CallError, normaliseError } from '@comanda/client'
import type { MessageValues } from '@comanda/locales'
import type { VisitKey } from '@comanda/locales/visits'
import type { OtherSlot } from './slot-choice.ts'

/** How a refused call of a reservation is shown. */
export interface ReservationFailure {
  readonly key: VisitKey
  readonly values?: MessageValues
  /** Free slots to choose instead of one that is full. */
  readonly nearest?: readonly OtherSlot[]
}

const known = [
  'slotFull',
  'depositRequired',
  'cancelTooLate',
  'reservationExpired',
  'reservationClosed',
  'reservationInvalid',
  'tooManyAttempts',
  'conflict',
] as const

/** Why the engine refuses a booking. */
const reasons = [
  'tooFewGuests',
  'tooManyGuests',
  'babyStoolsLimited',
  'dateNotAvailable',
  'slotNotAvailable',
  'nameRequired',
  'phoneRequired',
  'phoneInvalid',
  'emailInvalid',
  'termsNotAccepted',
] as const

const isText = (value: unknown): value is string => typeof value === 'string'

const slotsOf = (value: unknown): readonly OtherSlot[] =>
  Array.isArray(value)
    ? value.flatMap((slot: Readonly<Record<string, unknown>>) => {
        const session = slot['diningSession'] ?? slot['session']
        const { date, time } = slot
        return isText(session) && isText(date) && isText(time) ? [{ session, date, time }] : []
      })
    : []

const wordsOf = ({
  code,
  field,
  data = {},
  reason: network,
  sent,
}: CallError): ReservationFailure => {
  if (network !== undefined)
    return { key: sent ? 'reservation.error.unknown' : 'reservation.error.offline' }
  if (code === 'dataInvalid' && field === 'email') return { key: 'reservation.error.emailRefused' }
  const named = known.find((entry) => entry === code)
  if (!named) return { key: 'reservation.error.failed' }
  const reason = reasons.find((entry) => named === 'reservationInvalid' && entry === data['reason'])
  if (reason) return { key: `reservation.error.${reason}` }
  const key = `reservation.error.${named}` as const
  if (named === 'slotFull') return { key, nearest: slotsOf(data['nearest']) }
  return named === 'cancelTooLate'
    ? { key, values: { hours: Number(data['hours'] ?? 0) } }
    : { key }
}

/** Returns the words for a call that failed. */
export const reservationFailure = (error: unknown): ReservationFailure =>
  wordsOf(normaliseError(error))
