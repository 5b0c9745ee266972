import { type DinerClient, normaliseError } from '@comanda/client'
import { type Loaded, useLoaded, useStore } from '@comanda/client/react'
import type { Reservation, Shop } from '@comanda/contract'
import { useDiner } from '../../data/client-context.tsx'
import { keptReservations } from './kept-reservations.ts'

const SHOP_FIELDS = ['_id', 'name', 'timeZone', 'currency']
/** Most of a member's reservations that are shown. */
const MOST = 50

/** Reservations with the shops that they are at, by id. */
export interface OwnReservations {
  readonly reservations: readonly Reservation[]
  readonly shops: ReadonlyMap<string, Shop>
}

/** A reservation that is kept on the device; one that the server no longer knows is forgotten. */
const getKept = async (
  { connection }: DinerClient,
  id: string,
): Promise<readonly Reservation[]> => {
  try {
    return [await connection.service('reservations').get(id)]
  } catch (error) {
    if (normaliseError(error).statusCode !== 404) throw error
    keptReservations.forget(id)
    return []
  }
}

const findOwn = async (
  { connection }: DinerClient,
  user: string,
): Promise<readonly Reservation[]> => {
  const query = { user, $sort: { startTime: -1 }, $limit: MOST }
  return (await connection.service('reservations').find(query)).data
}

const loadOwn = async (client: DinerClient, user: string): Promise<OwnReservations> => {
  const found = await Promise.all([
    user === '' ? [] : findOwn(client, user),
    ...keptReservations.read().map((id) => getKept(client, id)),
  ])
  const reservations = [...new Map(found.flat().map((entry) => [entry._id, entry])).values()]
  const ids = [...new Set(reservations.map(({ shop }) => shop))]
  if (ids.length === 0) return { reservations, shops: new Map() }
  const shops: readonly Shop[] = await client.connection
    .service('shops')
    .find({ _id: { $in: ids }, $select: SHOP_FIELDS })
  return { reservations, shops: new Map(shops.map((shop) => [shop._id, shop])) }
}

/** The member's reservations and those made on this device. */
export const useOwnReservations = (): Loaded<OwnReservations> => {
  const { client } = useDiner()
  const { status, user } = useStore(client.authentication.state)
  const key = status === 'unknown' ? undefined : (user?._id ?? '')
  return useLoaded(key, () => loadOwn(client, key ?? ''))
}
