import type { ReservationSetting } from '@comanda/contract'
import { typed } from '../../typed/typed.ts'
import { type Booking, newBooking } from './booking.ts'

const chosen = ['diningSession', 'time', 'date', 'title', 'occasion'] as const

const isBooking = (value: unknown): value is Booking => {
  if (typeof value !== 'object' || value === null) return false
  const kept: Readonly<Record<string, unknown>> = { ...value }
  return (
    Object.entries(newBooking).every(([field, first]) => typeof kept[field] === typeof first) &&
    chosen.every((field) => kept[field] === undefined || typeof kept[field] === 'string')
  )
}

/** The booking that was begun in this tab; without its slot where the shop has that session no more. */
export const keptBooking = (
  form: string,
  sessions: ReservationSetting['sessions'],
): Booking | undefined => {
  const kept = typed.read(form)
  if (!isBooking(kept)) return undefined
  return sessions.some(({ _id }) => _id === kept.diningSession)
    ? kept
    : { ...kept, diningSession: undefined, time: undefined, date: undefined }
}
