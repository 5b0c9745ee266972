import type { PatchOf, Shop, User } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import type { WireQuery } from '../../connection/service.ts'
import type { CallError } from '../../errors/call-error.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { type FoundShop, searchShops } from '../../shops/search-shops.ts'
import { consoleKeys } from '../../storage/console-keys.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'
import { createStore, type Store } from '../../store/store.ts'
import { offlineCopy } from '../offline/offline-copy.ts'

export interface StaffShopsState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly shops: readonly Shop[]
  /** They are those of an earlier time: no form starts from them. */
  readonly isCopy?: true
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
  /** Changes a shop. Fails with a `CallError`. */
  readonly change: (shop: string, changes: PatchOf<Shop>) => Promise<void>
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

/** The shops for when there is no network; they go with the account that signs out. */
const copyOf = (storage: KeyStorage) =>
  offlineCopy<readonly Shop[]>(storage, { key: consoleKeys.staffShops, shop: '' })

const stored = (storage: KeyStorage): StaffShopsState => {
  const copy = copyOf(storage).read()
  return copy
    ? { status: 'ready', shops: copy.value, isCopy: true }
    : { status: 'loading', shops: [] }
}

export const createStaffShops = (
  connection: Pick<Connection, 'service'>,
  storage: KeyStorage,
): StaffShops => {
  const state = createStore<StaffShopsState>(stored(storage))
  let loadedFor: string | undefined
  return {
    state,
    load: async (user) => {
      if (loadedFor === user._id) return
      if (loadedFor !== undefined || state.get().status !== 'ready')
        state.set({ status: 'loading', shops: [] })
      try {
        const found = await connection.service('shops').find(listOf(user))
        const shops = found.filter(({ _id }) => worksIn(user, _id))
        const isPart = isOwner(user) && found.length >= mostListed
        state.set({ status: 'ready', shops, ...(isPart ? { hasMore: true } : {}) })
        loadedFor = user._id
        copyOf(storage).write(shops, true)
      } catch (error) {
        if (state.get().shops.length === 0)
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
    change: async (shop, changes) => {
      const changed = await connection.service('shops').patch(shop, changes)
      const current = state.get()
      const shops = current.shops.map((one) => (one._id === shop ? changed : one))
      state.set({ ...current, shops })
      copyOf(storage).write(shops, true)
    },
    search: async (text) => (await searchShops(connection, { text })).shops,
  }
}
