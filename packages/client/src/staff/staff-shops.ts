import type { Shop, User } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import type { WireQuery } from '../connection/service.ts'
import type { CallError } from '../errors/call-error.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { type FoundShop, searchShops } from '../shops/search-shops.ts'
import { createStore, type Store } from '../store/store.ts'

export interface StaffShopsState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly shops: readonly Shop[]
  /** The account works in more shops than these: the others are searched. */
  readonly hasMore?: true
  /** A shop that was to be opened and is not there. */
  readonly missing?: string
  readonly error?: CallError
}

/** The shops in which the signed-in account works. */
export interface StaffShops {
  readonly state: Store<StaffShopsState>
  /** Loads the shops of an account, once. */
  readonly load: (user: User) => Promise<void>
  /** Loads a shop that is not among them yet. */
  readonly open: (shop: string) => Promise<void>
  /** Returns the first shops that an owner's text finds, in any language. */
  readonly search: (text: string) => Promise<readonly FoundShop[]>
}

/** The shops that an owner sees without a search. */
const mostListed = 50

/** Returns `true` if an account works in a shop; an owner works in all. */
export const worksIn = (user: User, shop: string): boolean =>
  (user.staff ?? []).some((entry) => entry.role === 'owner' || entry.shop === shop)

const isOwner = (user: User): boolean => (user.staff ?? []).some(({ role }) => role === 'owner')

/** Returns the query for the shops of an account, the first ones of an owner. */
const listOf = (user: User): WireQuery => {
  const $sort = { order: 1 }
  if (isOwner(user)) return { $sort, $limit: mostListed }
  return { $sort, _id: { $in: (user.staff ?? []).flatMap(({ shop }) => shop ?? []) } }
}

export const createStaffShops = (connection: Pick<Connection, 'service'>): StaffShops => {
  const state = createStore<StaffShopsState>({ status: 'loading', shops: [] })
  let loadedFor: string | undefined
  return {
    state,
    load: async (user) => {
      if (loadedFor === user._id) return
      state.set({ status: 'loading', shops: [] })
      try {
        const found = await connection.service('shops').find(listOf(user))
        const shops = found.filter(({ _id }) => worksIn(user, _id))
        const isPart = isOwner(user) && found.length >= mostListed
        state.set({ status: 'ready', shops, ...(isPart ? { hasMore: true } : {}) })
        loadedFor = user._id
      } catch (error) {
        state.set({ status: 'failed', shops: [], error: normaliseError(error) })
      }
    },
    open: async (shop) => {
      try {
        const found = await connection.service('shops').get(shop)
        const current = state.get()
        const others = current.shops.filter(({ _id }) => _id !== shop)
        state.set({ ...current, shops: [...others, found] })
      } catch {
        state.set({ ...state.get(), missing: shop })
      }
    },
    search: async (text) => (await searchShops(connection, { text })).shops,
  }
}
