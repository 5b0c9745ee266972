import type { AvailabilityData, AvailabilityResult, Reservation } from '@comanda/contract'
import { assertOnline, type Connection } from '../connection/connection.ts'

type Calls = Pick<Connection, 'service' | 'status'>

/** Returns the days and times that are free for a party. Nothing is reserved. */
export const checkAvailability = async (
  connection: Calls,
  data: AvailabilityData,
): Promise<AvailabilityResult> => {
  assertOnline(connection)
  return connection.service('reservations/availability').create(data)
}

/** Says that the guest of a reservation comes, and returns it. */
export const confirmReservation = async (
  connection: Calls,
  reservation: string,
): Promise<Reservation> => {
  assertOnline(connection)
  return connection.service('reservations/confirm').create({ reservation })
}

/** Cancels a reservation and returns it. */
export const cancelReservation = async (
  connection: Calls,
  reservation: string,
): Promise<Reservation> => {
  assertOnline(connection)
  return connection.service('reservations/cancel').create({ reservation })
}
