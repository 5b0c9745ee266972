import type { Shop } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

/** The fields that a list of shops shows (CALL-2.9). */
const FIELDS = [
  '_id',
  'name',
  'address',
  'addressDetail',
  'lat',
  'long',
  'images',
  'timeZone',
  'currency',
  'openForOnline',
  'openTakeAway',
  'openDineInNoTable',
  'onlineOpeningHours',
  'order',
]

/** Returns the shops that take online orders. */
export const findOnlineShops = ({
  service,
}: Pick<Connection, 'service'>): Promise<readonly Shop[]> =>
  service('shops').find({ openForOnline: true, $select: FIELDS, $sort: { order: 1 } })
