import type { DayHours } from '../sessions/opening-hours.ts'
import { emailError } from '../contact/email.ts'
import { phoneError } from '../contact/phone.ts'
import { addDays, clockMinutes, type LocalMoment } from '@comanda/engine/time'
import type { ReservationSettings } from './reservation-settings.ts'
import { guestsOf, hasRoom, type Party, type ReservedParty } from './slot-load.ts'
import { type DiningSession, slotsOfDay } from './time-slots.ts'

/** What a guest asks for. */
export interface ReservationDraft extends Party {
  readonly date: string
  readonly time: string
  readonly name: string
  readonly phone: string
  readonly email?: string | undefined
  readonly termsAccepted: boolean
}

/** What is wrong with a draft: its field, and a code for the message. */
export interface ReservationError {
  readonly field: 'guests' | 'babyStools' | 'date' | 'time' | 'name' | 'phone' | 'email' | 'terms'
  readonly code:
    | 'tooFewGuests'
    | 'tooManyGuests'
    | 'babyStoolsLimited'
    | 'dateNotAvailable'
    | 'slotNotAvailable'
    | 'slotFull'
    | 'nameRequired'
    | 'phoneRequired'
    | 'phoneInvalid'
    | 'emailRequired'
    | 'emailInvalid'
    | 'termsNotAccepted'
}

/** The data to validate a draft against. `reserved` must not include the reservation being edited. */
export interface ReservationBook {
  readonly settings: ReservationSettings
  readonly sessions: readonly DiningSession[]
  readonly reserved: readonly ReservedParty[]
  readonly timeZone: string
  /** Days on which the shop is closed, or open at other hours. */
  readonly specialDays?: readonly DayHours[] | undefined
  /** The shop's clock now. */
  readonly now: LocalMoment
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0

const partyErrors = (
  draft: ReservationDraft,
  { settings }: ReservationBook,
): ReservationError[] => {
  const guests = guestsOf(draft)
  const errors: ReservationError[] = []
  if (!isCount(draft.adults) || !isCount(draft.children) || guests < settings.minGuests)
    errors.push({ field: 'guests', code: 'tooFewGuests' })
  else if (guests > settings.maxGuests) errors.push({ field: 'guests', code: 'tooManyGuests' })
  if (!isCount(draft.babyStools) || draft.babyStools > settings.babyStools)
    errors.push({ field: 'babyStools', code: 'babyStoolsLimited' })
  return errors
}

const slotErrors = (draft: ReservationDraft, book: ReservationBook): ReservationError[] => {
  const { settings, sessions, reserved, timeZone, specialDays, now } = book
  const { date, time } = draft
  const isInReach = date >= now.date && date <= addDays(now.date, settings.daysAhead)
  const slots = isInReach
    ? slotsOfDay(sessions, date, settings.slotMinutes, timeZone, specialDays)
    : []
  if (slots.length === 0) return [{ field: 'date', code: 'dateNotAvailable' }]
  const slot = slots.find((candidate) => candidate.time === time)
  if (!slot || (date === now.date && clockMinutes(time) < now.minutes))
    return [{ field: 'time', code: 'slotNotAvailable' }]
  return hasRoom(slot, draft, reserved, settings) ? [] : [{ field: 'time', code: 'slotFull' }]
}

const contactErrors = (draft: ReservationDraft): ReservationError[] => {
  const errors: ReservationError[] = []
  if (draft.name.trim() === '') errors.push({ field: 'name', code: 'nameRequired' })
  const phone = phoneError(draft.phone)
  if (phone)
    errors.push({
      field: 'phone',
      code: phone === 'Phone is required' ? 'phoneRequired' : 'phoneInvalid',
    })
  if (draft.email && emailError(draft.email)) errors.push({ field: 'email', code: 'emailInvalid' })
  if (!draft.termsAccepted) errors.push({ field: 'terms', code: 'termsNotAccepted' })
  return errors
}

/** Returns everything that is wrong with a draft, in the order of its steps (RES-2). */
export const reservationErrors = (
  draft: ReservationDraft,
  book: ReservationBook,
): readonly ReservationError[] => [
  ...partyErrors(draft, book),
  ...slotErrors(draft, book),
  ...contactErrors(draft),
]
