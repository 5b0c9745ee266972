import {
  type CallError,
  type Connection,
  createStore,
  normaliseError,
  type Store,
} from '@comanda/client'
import type { Shop, User } from '@comanda/contract'

export interface StaffShopsState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly shops: readonly Shop[]
  readonly error?: CallError
}

/** The shops in which the signed-in account works. */
export interface StaffShops {
  readonly state: Store<StaffShopsState>
  /** Reads the shops of an account, once. */
  readonly load: (user: User) => Promise<void>
}

/** Whether an account works in a shop; an owner's entry names none and means all. */
export const worksIn = (user: User, shop: string): boolean =>
  (user.staff ?? []).some((entry) => entry.role === 'owner' || entry.shop === shop)

export const createStaffShops = (connection: Connection): StaffShops => {
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
