import { useConnection } from '@comanda/client/react'
import { checkAvailability } from '@comanda/client/reservations'
import type { AvailabilityResult } from '@comanda/contract'
import { useState } from 'react'
import type { Booking } from './booking.ts'
import { type ReservationFailure, reservationFailure } from './reservation-failure.ts'

/** What of a booking the free days depend on. */
const askedFor = ({ adults, children, babyStools, diningSession, time }: Booking): string =>
  [adults, children, babyStools, diningSession, time].join(' ')

/** Asks the server what is free for a booking; nothing is held by asking. */
export const useAvailability = (shop: string, reservation: string | undefined) => {
  const connection = useConnection()
  const [isChecking, setChecking] = useState(false)
  const [found, setFound] = useState<{ readonly of: string; readonly answer: AvailabilityResult }>()

  const check = async (booking: Booking): Promise<AvailabilityResult | ReservationFailure> => {
    const { adults, children, babyStools, diningSession, time, date } = booking
    setChecking(true)
    try {
      const answer = await checkAvailability(connection, {
        shop,
        adults,
        children,
        babyStools,
        ...(diningSession && { diningSession }),
        ...(time && { time }),
        ...(date && { date }),
        ...(reservation && { reservation }),
      })
      setFound({ of: askedFor(booking), answer })
      return answer
    } catch (error) {
      return reservationFailure(error)
    } finally {
      setChecking(false)
    }
  }
  return {
    check,
    isChecking,
    found: found?.answer,
    /** The free days for a booking; nothing where another party or time was asked for. */
    daysFor: (booking: Booking) =>
      found?.of === askedFor(booking) ? found.answer.days : undefined,
  }
}
