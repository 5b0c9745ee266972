import { bookings } from '@comanda/client/reservations'
import type { Reservation } from '@comanda/contract'
import { useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useMessages } from '../../language/messages.ts'
import { type Booking, sentBooking } from './booking.ts'
import { type ReservationFailure, reservationFailure } from './reservation-failure.ts'

/** Sends a booking, or a change of one. After an unknown outcome the same booking is never made twice. */
export const useSubmitBooking = (shop: string, reservation: string | undefined) => {
  const { client } = useDiner()
  const { locale } = useMessages()
  const [isSubmitting, setSubmitting] = useState(false)

  const submit = async (
    booking: Booking,
    deposit: number,
  ): Promise<Reservation | ReservationFailure> => {
    const sent = sentBooking(booking)
    if (!sent) return { key: 'reservation.error.reservationInvalid' }
    // E-mails to the guest are in the language of the page.
    const data = { ...sent, locale }
    setSubmitting(true)
    const state = await bookings(client).book(
      reservation === undefined
        ? { ...data, shop, termsAccepted: true, ...(deposit > 0 && { deposit }) }
        : { ...data, reservation },
    )
    setSubmitting(false)
    if (state.status === 'done') return state.result
    return state.status === 'refused'
      ? reservationFailure(state.error)
      : { key: 'reservation.error.unknown' }
  }
  return { submit, isSubmitting }
}
