import { createReservationRecord, type ReservationAt } from '@comanda/client/reservations'
import { type Loaded, useConnection, useStore } from '@comanda/client/react'
import type { Reservation } from '@comanda/contract'
import { useEffect, useMemo } from 'react'
import { localReservations } from './local-reservations.ts'

/** Returns a reservation by its id, updated by its events; `show` takes over the result of a call. */
export const useReservation = (
  id: string,
): Loaded<ReservationAt> & { readonly show: (reservation: Reservation) => void } => {
  const connection = useConnection()
  const record = useMemo(
    () => createReservationRecord(connection, localReservations, id),
    [connection, id],
  )
  useEffect(() => record.open(), [record])
  return { ...useStore(record.state), reload: () => void record.reload(), show: record.show }
}
