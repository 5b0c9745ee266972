import { ReservationFacts } from './reservation-facts.tsx'
import { sentBooking } from './booking.ts'
import type { BookingStepProps } from './booking-step-props.ts'

/** A summary of the booking, before it is sent. */
export const ConfirmStep = ({ form, shop }: BookingStepProps) => {
  const booking = sentBooking(form.booking)
  return booking ? <ReservationFacts reservation={booking} shop={shop} /> : null
}
