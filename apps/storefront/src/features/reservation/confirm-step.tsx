import { DepositTerms } from './deposit-terms.tsx'
import { ReservationFacts } from './reservation-facts.tsx'
import { sentBooking } from './booking.ts'
import type { BookingStepProps } from './booking-step-props.ts'

/** A summary of the booking, before it is sent, with its deposit. */
export const ConfirmStep = ({ form, setting, shop }: BookingStepProps) => {
  const booking = sentBooking(form.booking)
  if (!booking) return null
  return (
    <>
      <ReservationFacts reservation={booking} shop={shop} />
      {form.deposit > 0 && (
        <DepositTerms setting={setting} amount={form.deposit} currency={shop.currency} />
      )}
    </>
  )
}
