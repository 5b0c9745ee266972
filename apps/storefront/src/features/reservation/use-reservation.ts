import type { DinerClient } from '@comanda/client'
import { type Loaded, useLoaded } from '@comanda/client/react'
import type { Reservation, Shop } from '@comanda/contract'
import { useEffect, useState } from 'react'
import { useDiner } from '../../data/client-context.tsx'
import { keptReservations } from './kept-reservations.ts'

/** A reservation and the shop that it is at. */
export interface ReservationAt {
  readonly reservation: Reservation
  readonly shop: Shop
}

const load = async ({ connection }: DinerClient, id: string): Promise<ReservationAt> => {
  const reservation = await connection.service('reservations').get(id)
  keptReservations.keep(id)
  return { reservation, shop: await connection.service('shops').get(reservation.shop) }
}

/** A reservation by its id, kept up to date by its events; `show` takes over what a call answered. */
export const useReservation = (
  id: string,
): Loaded<ReservationAt> & { readonly show: (reservation: Reservation) => void } => {
  const { client } = useDiner()
  const loaded = useLoaded(id, () => load(client, id))
  const [heard, setHeard] = useState<Reservation>()
  const { data, reload } = loaded

  const show = (next: Reservation) =>
    setHeard((known) => (known?._id === next._id && known.version > next.version ? known : next))

  useEffect(() => {
    const { connection } = client
    const subscribe = () => {
      void connection
        .service('reservations/subscribe')
        .create({ item: id })
        .catch(() => undefined)
    }
    subscribe()
    const ends = [
      connection.onConnect(subscribe),
      connection.service('reservations').on('patched', (next) => {
        if (next._id === id)
          setHeard((known) => (known && known.version > next.version ? known : next))
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [client, id])

  if (!data) return { ...loaded, show }
  const isNewer = heard?._id === id && heard.version > data.reservation.version
  const reservation = isNewer ? heard : data.reservation
  return { ...loaded, data: { ...data, reservation }, reload, show }
}
