import type { Shop } from '@comanda/contract'
import { assertOnline, type Connection } from '../connection/connection.ts'
import { createStore, type Store } from '../store/store.ts'

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
  const { service } = connection
  const state = createStore<Paused>(paused)
  const put = (shop: Shop): void => {
    if (shop._id === _id) state.set(shop.paused ?? [])
  }
  const reload = async (): Promise<void> => {
    try {
      put(await service('shops').get(_id))
    } catch {
      // They stay as they were known.
    }
  }
  return {
    state,
    open: () => {
      const ends = [service('shops').on('patched', put), connection.onConnect(() => void reload())]
      void reload()
      return () => {
        for (const end of ends) end()
      }
    },
    pause: async (orderTypes, minutes) => {
      assertOnline(connection)
      put(
        await service('shops/pause').create({
          shop: _id,
          orderTypes: [...orderTypes],
          ...(minutes === undefined
            ? {}
            : { until: new Date(Date.now() + minutes * 60_000).toISOString() }),
        }),
      )
    },
  }
}
