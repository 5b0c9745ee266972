import {
  freeSlots,
  nearestSlots,
  type ReservationDraft,
  type ReservationError,
  reservationErrors,
  type ReservedParty,
  slotsOfDay,
} from '@comanda/shop-rules/reservations'
import { clockMinutes, clockTime } from '@comanda/engine/time'
import type { Refusal } from '../../../errors/refusal.ts'
import type { ShopBook } from './queries/load-shop-book.ts'

/** A draft, and the dining session that its guest chose. */
export interface SlotDraft extends ReservationDraft {
  readonly diningSession: string
}

const fields: Readonly<Record<ReservationError['field'], string>> = {
  guests: 'adults',
  babyStools: 'babyStools',
  date: 'date',
  time: 'time',
  name: 'name',
  phone: 'phone',
  email: 'email',
  terms: 'termsAccepted',
}

const invalid = (reason: string, field: string): Refusal => ({
  kind: 'BadRequest',
  code: 'reservationInvalid',
  message: 'This cannot be reserved.',
  field,
  detail: { reason },
})

const nearestOf = (draft: SlotDraft, book: ShopBook, reserved: readonly ReservedParty[]) => {
  const { settings, sessions, now } = book
  const slots = slotsOfDay(
    sessions,
    draft.date,
    settings.slotMinutes,
    book.timeZone,
    book.specialDays,
  )
  const notBefore = draft.date === now.date ? clockTime(now.minutes) : '00:00'
  const free = freeSlots(slots, draft, reserved, settings, notBefore)
  return nearestSlots(free, draft.time).map(({ date, time, session }) => ({
    date,
    time,
    diningSession: session,
  }))
}

/** Returns the refusal of a full slot, with the nearest free ones. */
export const slotFull = (
  draft: SlotDraft,
  book: ShopBook,
  reserved: readonly ReservedParty[],
): Refusal => ({
  kind: 'Conflict',
  code: 'slotFull',
  message: 'There is no table left at this time.',
  field: 'time',
  detail: { nearest: nearestOf(draft, book, reserved) },
})

/** Returns why a draft cannot be booked, or undefined if it can. `reserved` are the other parties. */
export const bookingRefusal = (
  draft: SlotDraft,
  book: ShopBook,
  reserved: readonly ReservedParty[],
): Refusal | undefined => {
  // Two dining sessions may share a time: the guest's choice decides.
  const sessions = book.sessions.filter(({ _id }) => _id === draft.diningSession)
  if (sessions.length === 0) return invalid('slotNotAvailable', 'diningSession')
  if (clockTime(clockMinutes(draft.time)) !== draft.time) return invalid('slotNotAvailable', 'time')
  const [error] = reservationErrors(draft, { ...book, sessions, reserved })
  if (!error) return undefined
  if (error.code !== 'slotFull') return invalid(error.code, fields[error.field])
  return slotFull(draft, book, reserved)
}
