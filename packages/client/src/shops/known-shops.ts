import type { Shop } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { createStore, type Store } from '../store/store.ts'

/** The fields of a shop that lists of other records show. */
export type KnownShop = Pick<
  Shop,
  '_id' | 'name' | 'currency' | 'ownDecimals' | 'timeZone' | 'dinersCancel'
>

export interface KnownShops {
  readonly state: Store<ReadonlyMap<string, KnownShop>>
  /** Loads the shops that are not loaded yet. */
  readonly load: (ids: readonly string[]) => void
}

const FIELDS = ['_id', 'name', 'currency', 'ownDecimals', 'timeZone', 'dinersCancel']

export const createKnownShops = (connection: Connection): KnownShops => {
  const state = createStore<ReadonlyMap<string, KnownShop>>(new Map())
  const requested = new Set<string>()
  const fetchShops = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) requested.add(id)
    try {
      const shops = await connection.service('shops').find({ _id: { $in: ids }, $select: FIELDS })
      state.set(
        new Map([...state.get(), ...shops.map((shop): [string, KnownShop] => [shop._id, shop])]),
      )
    } catch {
      for (const id of ids) requested.delete(id)
    }
  }
  return {
    state,
    load: (ids) => {
      const unknown = [...new Set(ids)].filter((id) => !requested.has(id))
      if (unknown.length > 0) void fetchShops(unknown)
    },
  }
}
