import { loadOwnReservations, type OwnReservations } from '@comanda/client/reservations'
import { type Loaded, useConnection, useLoaded } from '@comanda/client/react'
import { useAuthentication } from '../../diner/use-stores.ts'
import { localReservations } from './local-reservations.ts'

/** Returns the member's reservations and those made on this device. */
export const useOwnReservations = (): Loaded<OwnReservations> => {
  const connection = useConnection()
  const { status, user } = useAuthentication()
  const key = status === 'unknown' ? undefined : (user?._id ?? '')
  return useLoaded(key, () => loadOwnReservations(connection, localReservations, user?._id))
}
