import type { Reservation, Shop } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import type { DeviceReservations } from './device-reservations.ts'

type Calls = Pick<Connection, 'service'>

const SHOP_FIELDS = ['_id', 'name', 'timeZone', 'currency']
/** The maximum number of a member's reservations to load. */
const MAX_RESERVATIONS = 50

/** Reservations, and their shops by id. */
export interface OwnReservations {
  readonly reservations: readonly Reservation[]
  readonly shops: ReadonlyMap<string, Shop>
}

const findOfUser = async ({ service }: Calls, user: string): Promise<readonly Reservation[]> => {
  const query = { user, $sort: { startTime: -1 }, $limit: MAX_RESERVATIONS }
  return (await service('reservations').find(query)).data
}

/** Returns a reservation; removes its id from the device if the server no longer has it. */
const getOfDevice = async (
  { service }: Calls,
  device: DeviceReservations,
  id: string,
): Promise<readonly Reservation[]> => {
  try {
    return [await service('reservations').get(id)]
  } catch (error) {
    if (normaliseError(error).statusCode !== 404) throw error
    device.remove(id)
    return []
  }
}

/** Loads a member's reservations and those of this device. */
export const loadOwnReservations = async (
  connection: Calls,
  device: DeviceReservations,
  user?: string,
): Promise<OwnReservations> => {
  const found = await Promise.all([
    user === undefined ? [] : findOfUser(connection, user),
    ...device.read().map((id) => getOfDevice(connection, device, id)),
  ])
  const reservations = [...new Map(found.flat().map((entry) => [entry._id, entry])).values()]
  const ids = [...new Set(reservations.map(({ shop }) => shop))]
  if (ids.length === 0) return { reservations, shops: new Map() }
  const shops: readonly Shop[] = await connection
    .service('shops')
    .find({ _id: { $in: ids }, $select: SHOP_FIELDS })
  return { reservations, shops: new Map(shops.map((shop) => [shop._id, shop])) }
}
