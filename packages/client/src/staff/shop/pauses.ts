import type { Shop } from '@comanda/contract'
import { serverNow } from '../../connection/server-time.ts'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import type { Store } from '../../store/store.ts'
import { followedShop } from '../records/followed-shop.ts'

/** The orders of guests that staff have paused. */
export type Paused = NonNullable<Shop['paused']>

/** The pauses of a shop, as staff see and set them (STAFF-1.12). */
export interface Pauses {
  readonly state: Store<Paused>
  /** Loads them and follows them until the returned function is called. */
  readonly open: () => () => void
  /** Pauses these types for so many minutes, or until it is called without types. */
  readonly pause: (
    orderTypes: readonly Paused[number]['orderType'][],
    minutes?: number,
  ) => Promise<void>
}

export const createPauses = (
  connection: Pick<Connection, 'service' | 'onConnect' | 'status'>,
  { _id, paused = [] }: Pick<Shop, '_id' | 'paused'>,
): Pauses => {
  const followed = followedShop<Paused>(connection, _id, paused, (shop) => shop.paused ?? [])
  return {
    state: followed.state,
    open: followed.open,
    pause: async (orderTypes, minutes) => {
      assertOnline(connection)
      followed.put(
        await connection.service('shops/pause').create({
          shop: _id,
          orderTypes: [...orderTypes],
          ...(minutes === undefined
            ? {}
            : { until: new Date(serverNow() + minutes * 60_000).toISOString() }),
        }),
      )
    },
  }
}
