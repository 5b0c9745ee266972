import type { ReservationSetting, Shop } from '@comanda/contract'
import {
  DEFAULT_RESERVATION_SETTINGS,
  reservationErrors,
  type ReservationError,
  type ReservationSettings,
} from '@comanda/shop-rules/reservations'
import { localMoment } from '@comanda/engine/time'
import type { Booking } from './booking.ts'
import type { BookingStep } from './booking-steps.ts'

/** Returns the reservation settings of a shop, with the engine's defaults for those that are missing. */
export const settingsOf = (setting: ReservationSetting): ReservationSettings => ({
  ...DEFAULT_RESERVATION_SETTINGS,
  ...setting,
  limits: setting.limits ?? DEFAULT_RESERVATION_SETTINGS.limits,
})

const stepOfField: Readonly<Record<ReservationError['field'], BookingStep>> = {
  guests: 'guests',
  babyStools: 'guests',
  date: 'date',
  time: 'time',
  name: 'details',
  phone: 'details',
  email: 'details',
  terms: 'details',
}

/**
 * Returns what prevents a step from being completed, by field. Only the server knows whether a slot is free; only this form asks
 * for an e-mail (RES-2.3).
 */
export const bookingErrors = (
  booking: Booking,
  step: BookingStep,
  setting: ReservationSetting,
  { timeZone, specialDays }: Pick<Shop, 'timeZone' | 'specialDays'>,
  now: number,
): ReadonlyMap<ReservationError['field'], ReservationError['code']> => {
  const { sessions } = setting
  const draft = { ...booking, date: booking.date ?? '', time: booking.time ?? '' }
  const book = {
    settings: settingsOf(setting),
    sessions,
    reserved: [],
    timeZone,
    specialDays,
    now: localMoment(now, timeZone),
  }
  const errors = reservationErrors(draft, book).filter(({ field }) => stepOfField[field] === step)
  const asked: ReservationError[] =
    step === 'details' && booking.email.trim() === ''
      ? [{ field: 'email', code: 'emailRequired' }]
      : []
  return new Map([...errors, ...asked].map(({ field, code }) => [field, code]))
}
