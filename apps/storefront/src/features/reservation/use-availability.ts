import { useConnection } from '@comanda/client/react'
import { checkAvailability } from '@comanda/client/reservations'
import type { AvailabilityResult } from '@comanda/contract'
import { useState } from 'react'
import type { Booking } from './booking.ts'
import { type ReservationFailure, reservationFailure } from './reservation-failure.ts'

/** Returns the fields of a booking that the free days depend on. */
const requestOf = ({ adults, children, babyStools, diningSession, time }: Booking): string =>
  [adults, children, babyStools, diningSession, time].join(' ')

/** Requests the availability for a booking; a request reserves nothing. */
export const useAvailability = (shop: string, reservation: string | undefined) => {
  const connection = useConnection()
  const [isChecking, setChecking] = useState(false)
  const [found, setFound] = useState<{ readonly of: string; readonly result: AvailabilityResult }>()

  const check = async (booking: Booking): Promise<AvailabilityResult | ReservationFailure> => {
    const { adults, children, babyStools, diningSession, time, date } = booking
    setChecking(true)
    try {
      const result = await checkAvailability(connection, {
        shop,
        adults,
        children,
        babyStools,
        ...(diningSession && { diningSession }),
        ...(time && { time }),
        ...(date && { date }),
        ...(reservation && { reservation }),
      })
      setFound({ of: requestOf(booking), result })
      return result
    } catch (error) {
      return reservationFailure(error)
    } finally {
      setChecking(false)
    }
  }
  return {
    check,
    isChecking,
    found: found?.result,
    /** Returns the free days for a booking; undefined if those that are loaded are for another party or time. */
    daysFor: (booking: Booking) =>
      found?.of === requestOf(booking) ? found.result.days : undefined,
  }
}
