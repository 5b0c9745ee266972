import { assertOnline, randomKey } from '@comanda/client'
import type { Reservation } from '@comanda/contract'
import { useRef, useState } from 'react'
import { useDiner } from '../../data/client-context.tsx'
import { useMessages } from '../../language/messages.ts'
import { type Booking, sentBooking } from './booking.ts'
import { type ReservationFailure, reservationFailure } from './reservation-failure.ts'

/**
 * Books, or changes what is booked. The same booking pressed again, because no answer came, is the same call: it is never
 * booked twice.
 */
export const useSubmitBooking = (shop: string, reservation: string | undefined) => {
  const { client } = useDiner()
  const { locale } = useMessages()
  const [isSubmitting, setSubmitting] = useState(false)
  const last = useRef({ text: '', idempotencyKey: '' })

  const keyOf = (data: object): string => {
    const text = JSON.stringify(data)
    if (last.current.text !== text) last.current = { text, idempotencyKey: randomKey() }
    return last.current.idempotencyKey
  }
  const submit = async (booking: Booking): Promise<Reservation | ReservationFailure> => {
    const sent = sentBooking(booking)
    if (!sent) return { key: 'reservation.error.reservationInvalid' }
    // The guest is written to in the language of the page.
    const data = { ...sent, locale }
    const { connection } = client
    const idempotencyKey = keyOf(data)
    setSubmitting(true)
    try {
      assertOnline(connection)
      return reservation === undefined
        ? await connection
            .service('reservations/create')
            .create({ ...data, shop, termsAccepted: true, idempotencyKey })
        : await connection
            .service('reservations/edit')
            .create({ ...data, reservation, idempotencyKey })
    } catch (error) {
      return reservationFailure(error)
    } finally {
      setSubmitting(false)
    }
  }
  return { submit, isSubmitting }
}
