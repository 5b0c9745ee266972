import type { Shop } from '@comanda/contract'
import { serverNow } from '../../connection/server-time.ts'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import type { Store } from '../../store/store.ts'
import { followedShop } from '../records/followed-shop.ts'

/** The types of orders for which the kitchen takes longer, as staff have said. */
export type SlowedTypes = NonNullable<Shop['slowed']>

/** How much longer the kitchen of a shop takes, as staff see and set it (KITCHEN-6.2). */
export interface SlowDowns {
  readonly state: Store<SlowedTypes>
  /** Follows them until the returned function is called. */
  readonly open: () => () => void
  /** Adds so many minutes for these types, for so long or until it is called without types. Both in minutes. */
  readonly slow: (
    orderTypes: readonly SlowedTypes[number]['orderType'][],
    minutes: number,
    length?: number,
  ) => Promise<void>
}

export const createSlowDowns = (
  connection: Pick<Connection, 'service' | 'onConnect' | 'status'>,
  { _id, slowed = [] }: Pick<Shop, '_id' | 'slowed'>,
): SlowDowns => {
  const followed = followedShop<SlowedTypes>(connection, _id, slowed, (shop) => shop.slowed ?? [])
  return {
    state: followed.state,
    open: followed.open,
    slow: async (orderTypes, minutes, length) => {
      assertOnline(connection)
      const until =
        length === undefined ? {} : { until: new Date(serverNow() + length * 60_000).toISOString() }
      const data = { shop: _id, orderTypes: [...orderTypes], minutes, ...until }
      followed.put(await connection.service('shops/slowDown').create(data))
    },
  }
}
