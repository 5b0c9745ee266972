import type { ReservationSetting } from '@comanda/contract'
import { drafts } from '../../drafts/drafts.ts'
import { type Booking, newBooking } from './booking.ts'

const chosen = ['diningSession', 'time', 'date', 'title', 'occasion'] as const

const isBooking = (value: unknown): value is Booking => {
  if (typeof value !== 'object' || value === null) return false
  const fields: Readonly<Record<string, unknown>> = { ...value }
  return (
    Object.entries(newBooking).every(([field, first]) => typeof fields[field] === typeof first) &&
    chosen.every((field) => fields[field] === undefined || typeof fields[field] === 'string')
  )
}

/** Returns the booking that was started in this tab, without its slot if the shop no longer has that dining session. */
export const bookingDraft = (
  form: string,
  sessions: ReservationSetting['sessions'],
): Booking | undefined => {
  const draft = drafts.read(form)
  if (!isBooking(draft)) return undefined
  return sessions.some(({ _id }) => _id === draft.diningSession)
    ? draft
    : { ...draft, diningSession: undefined, time: undefined, date: undefined }
}
