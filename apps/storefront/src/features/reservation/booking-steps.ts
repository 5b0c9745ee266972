import type { Booking } from './booking.ts'

/** The steps of a reservation in their order (RES-2.1). */
export const bookingSteps = ['guests', 'session', 'time', 'date', 'details', 'confirm'] as const
export type BookingStep = (typeof bookingSteps)[number]

export const isBookingStep = (value: unknown): value is BookingStep =>
  bookingSteps.some((step) => step === value)

const isDone: Readonly<Record<BookingStep, (booking: Booking) => boolean>> = {
  guests: ({ adults, children }) => adults + children > 0,
  session: ({ diningSession }) => diningSession !== undefined,
  time: ({ time }) => time !== undefined,
  date: ({ date }) => date !== undefined,
  details: ({ name, phone, termsAccepted }) => name !== '' && phone !== '' && termsAccepted,
  confirm: () => false,
}

/** The step that is shown: the one asked for, or an earlier one that is still to be done. */
export const shownStep = (asked: unknown, booking: Booking): BookingStep => {
  const wanted = isBookingStep(asked) ? asked : 'guests'
  const open = bookingSteps.findIndex((step) => !isDone[step](booking))
  return bookingSteps[Math.min(bookingSteps.indexOf(wanted), open)] ?? 'guests'
}

/** The step that follows. */
export const stepAfter = (step: BookingStep): BookingStep =>
  bookingSteps[bookingSteps.indexOf(step) + 1] ?? 'confirm'
