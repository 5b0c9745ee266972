import type { DinerClient } from '@comanda/client'
import { type Loaded, useLoaded, useStore } from '@comanda/client/react'
import type { Reservation, ReservationSetting, Shop } from '@comanda/contract'
import { useDiner } from '../../data/client-context.tsx'

/** What the form stands on: the shop, how it takes reservations, and the reservation that is changed. */
export interface FormSubject {
  readonly shop: Shop
  readonly setting?: ReservationSetting
  readonly reservation?: Reservation
}

const load = async (
  { connection }: DinerClient,
  id: string | undefined,
  place: string,
): Promise<FormSubject> => {
  const reservation =
    id === undefined ? undefined : await connection.service('reservations').get(id)
  const at = reservation?.shop ?? place
  const [shop, settings] = await Promise.all([
    connection.service('shops').get(at),
    connection.service('reservationSettings').find({ shop: at }),
  ])
  const setting = settings.find(({ enabled, sessions }) => enabled && sessions.length > 0)
  return { shop, ...(setting && { setting }), ...(reservation && { reservation }) }
}

/** Loads it for a new reservation at the shop of the visit, or for a change of one. */
export const useBookingSubject = (id: string | undefined): Loaded<FormSubject> => {
  const { client } = useDiner()
  const { menu } = useStore(client.catalogue.state)
  const place = menu?.shop._id ?? client.session.place().shop ?? ''
  const key = id ?? (place === '' ? undefined : place)
  return useLoaded(key, () => load(client, id, place))
}
