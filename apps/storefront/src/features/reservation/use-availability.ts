import { assertOnline } from '@comanda/client'
import type { AvailabilityResult } from '@comanda/contract'
import { useState } from 'react'
import { useDiner } from '../../data/client-context.tsx'
import type { Booking } from './booking.ts'
import { type ReservationFailure, reservationFailure } from './reservation-failure.ts'

/** What of a booking the free days depend on. */
const askedFor = ({ adults, children, babyStools, diningSession, time }: Booking): string =>
  [adults, children, babyStools, diningSession, time].join(' ')

/** Asks the server what is free for a booking; nothing is held by asking. */
export const useAvailability = (shop: string, reservation: string | undefined) => {
  const { client } = useDiner()
  const [isChecking, setChecking] = useState(false)
  const [found, setFound] = useState<{ readonly of: string; readonly answer: AvailabilityResult }>()

  const check = async (booking: Booking): Promise<AvailabilityResult | ReservationFailure> => {
    const { adults, children, babyStools, diningSession, time, date } = booking
    setChecking(true)
    try {
      assertOnline(client.connection)
      const answer = await client.connection.service('reservations/availability').create({
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
