import { assertOnline } from '@comanda/client'
import type { Reservation } from '@comanda/contract'
import { useState } from 'react'
import { useDiner } from '../../data/client-context.tsx'
import { useMessages } from '../../language/messages.ts'
import { typed } from '../../typed/typed.ts'
import { useForgetOnLeave } from '../../typed/use-forget-on-leave.ts'
import { type Booking, sentBooking } from './booking.ts'
import { bookingIntention } from './booking-intention.ts'
import { type ReservationFailure, reservationFailure } from './reservation-failure.ts'

/**
 * Books, or changes what is booked. The same booking pressed again, because no answer came, is the same call: it is never
 * booked twice. `form` names what is typed.
 */
export const useSubmitBooking = (form: string, shop: string, reservation: string | undefined) => {
  const { client } = useDiner()
  const { locale } = useMessages()
  const [isSubmitting, setSubmitting] = useState(false)
  const sentName = `${form} sent`
  useForgetOnLeave(sentName)

  const submit = async (booking: Booking): Promise<Reservation | ReservationFailure> => {
    const sent = sentBooking(booking)
    if (!sent) return { key: 'reservation.error.reservationInvalid' }
    // The guest is written to in the language of the page.
    const data = { ...sent, locale }
    const { connection } = client
    const idempotencyKey = bookingIntention(sentName, data)
    setSubmitting(true)
    try {
      assertOnline(connection)
      const booked =
        reservation === undefined
          ? await connection
              .service('reservations/create')
              .create({ ...data, shop, termsAccepted: true, idempotencyKey })
          : await connection
              .service('reservations/edit')
              .create({ ...data, reservation, idempotencyKey })
      typed.forget(sentName)
      return booked
    } catch (error) {
      return reservationFailure(error)
    } finally {
      setSubmitting(false)
    }
  }
  return { submit, isSubmitting }
}
