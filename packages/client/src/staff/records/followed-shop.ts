import type { Shop } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoading } from '../../connection/loading.ts'
import { createStore, type Store } from '../../store/store.ts'

/** A part of a shop's record that staff see as it is now. */
export interface FollowedShop<Part> {
  readonly state: Store<Part>
  /** Loads it and follows it until the returned function is called. */
  readonly open: () => () => void
  /** Takes what a call has answered; another shop's record is left alone. */
  readonly put: (shop: Shop) => void
}

/** Follows a part of a shop's record; `part` returns it. */
export const followedShop = <Part>(
  connection: Pick<Connection, 'service' | 'onConnect' | 'status'>,
  id: string,
  known: Part,
  part: (shop: Shop) => Part,
): FollowedShop<Part> => {
  const { service } = connection
  const state = createStore<Part>(known)
  const put = (shop: Shop): void => {
    if (shop._id === id) state.set(part(shop))
  }
  const reload = async (): Promise<void> => {
    try {
      put(await service('shops').get(id))
    } catch (failure) {
      loading.failed(failure)
    }
  }
  const loading = createLoading(connection, () => void reload())
  return {
    state,
    put,
    open: () => {
      const ends = [service('shops').on('patched', put), loading.open()]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
