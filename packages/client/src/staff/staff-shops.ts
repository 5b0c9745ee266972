import type { Shop, User } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import type { CallError } from '../errors/call-error.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { createStore, type Store } from '../store/store.ts'

export interface StaffShopsState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly shops: readonly Shop[]
  readonly error?: CallError
}

/** The shops in which the signed-in account works. */
export interface StaffShops {
  readonly state: Store<StaffShopsState>
  /** Loads the shops of an account, once. */
  readonly load: (user: User) => Promise<void>
}

/** Returns `true` if an account works in a shop; an owner works in all. */
export const worksIn = (user: User, shop: string): boolean =>
  (user.staff ?? []).some((entry) => entry.role === 'owner' || entry.shop === shop)

export const createStaffShops = (connection: Pick<Connection, 'service'>): StaffShops => {
  const state = createStore<StaffShopsState>({ status: 'loading', shops: [] })
  let loadedFor: string | undefined
  return {
    state,
    load: async (user) => {
      if (loadedFor === user._id) return
      state.set({ status: 'loading', shops: [] })
      try {
        const shops = await connection.service('shops').find({ $sort: { order: 1 } })
        state.set({ status: 'ready', shops: shops.filter(({ _id }) => worksIn(user, _id)) })
        loadedFor = user._id
      } catch (error) {
        state.set({ status: 'failed', shops: [], error: normaliseError(error) })
      }
    },
  }
}
