import type { Shop } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { createStore, type Store } from '../store/store.ts'

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
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  id: string,
  known: Part,
  part: (shop: Shop) => Part,
): FollowedShop<Part> => {
  const state = createStore<Part>(known)
  const put = (shop: Shop): void => {
    if (shop._id === id) state.set(part(shop))
  }
  const reload = async (): Promise<void> => {
    try {
      put(await service('shops').get(id))
    } catch {
      // It stays as it was known.
    }
  }
  return {
    state,
    put,
    open: () => {
      const ends = [service('shops').on('patched', put), onConnect(() => void reload())]
      void reload()
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
