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

/** Returns the step that a form opens at: the summary if a reservation is changed, where any choice leads to its step. */
export const firstStep = (isChange: boolean): BookingStep => (isChange ? 'confirm' : 'guests')

/** Returns the step to show: the requested one, or an earlier one that is not complete. */
export const shownStep = (
  requested: unknown,
  booking: Booking,
  first: BookingStep = 'guests',
): BookingStep => {
  const wanted = isBookingStep(requested) ? requested : first
  const open = bookingSteps.findIndex((step) => !isDone[step](booking))
  return bookingSteps[Math.min(bookingSteps.indexOf(wanted), open)] ?? 'guests'
}

/** Returns the following step. */
export const stepAfter = (step: BookingStep): BookingStep =>
  bookingSteps[bookingSteps.indexOf(step) + 1] ?? 'confirm'
