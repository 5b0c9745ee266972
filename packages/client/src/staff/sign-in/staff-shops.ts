import type { PatchOf, Shop, User } from '@comanda/contract'
import { withSpecialDays } from '@comanda/shop-rules/sessions'
import type { Connection } from '../../connection/connection.ts'
import type { WireQuery } from '../../connection/service.ts'
import type { CallError } from '../../errors/call-error.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { type FoundShop, searchShops } from '../../shops/search-shops.ts'
import { consoleKeys } from '../../storage/console-keys.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'
import { createStore, type Store } from '../../store/store.ts'
import { changeRecord } from '../records/change-record.ts'
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
  /**
   * Changes a shop, given as the form began, and returns it: what others have added to its lists since stays (STAFF-10.20). Fails with a
   * `CallError`.
   */
  readonly change: (shop: Shop, changes: PatchOf<Shop>) => Promise<Shop>
  /** Returns the first shops that an owner's text finds, in any language. */
  readonly search: (text: string) => Promise<readonly FoundShop[]>
}

/** The shops that an owner sees without a search. */
const mostListed = 50

/** Returns `true` if an account works in a shop; an owner works in all. */
export const worksIn = (user: User, shop: string): boolean =>
  (user.staff ?? []).some((entry) => entry.role === 'owner' || entry.shop === shop)

const isOwner = (user: User): boolean => (user.staff ?? []).some(({ role }) => role === 'owner')

/** Returns changes of a shop whose special days count in their order: a day before the range that it is within (STAFF-10.16). */
const withDaysInOrder = (changes: PatchOf<Shop>): PatchOf<Shop> =>
  changes.specialDays
    ? { ...changes, specialDays: withSpecialDays([], changes.specialDays) }
    : changes

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
  connection: Pick<Connection, 'service' | 'onConnect'>,
  storage: KeyStorage,
): StaffShops => {
  const state = createStore<StaffShopsState>(stored(storage))
  let loaded: User | undefined
  const put = (changed: Shop): void => {
    const current = state.get()
    const shops = current.shops.map((one) => (one._id === changed._id ? changed : one))
    state.set({ ...current, shops })
  }
  const keep = (): void => copyOf(storage).write(state.get().shops, true)
  const read = async (user: User): Promise<void> => {
    try {
      const found = await connection.service('shops').find(listOf(user))
      const shops = found.filter(({ _id }) => worksIn(user, _id))
      const isPart = isOwner(user) && found.length >= mostListed
      // An owner has opened others of many by a search.
      const opened = isPart && loaded?._id === user._id ? state.get().shops : []
      const others = opened.filter(({ _id }) => shops.every((shop) => shop._id !== _id))
      state.set({
        status: 'ready',
        shops: [...shops, ...others],
        ...(isPart ? { hasMore: true } : {}),
      })
      loaded = user
    } catch (error) {
      if (state.get().shops.length === 0)
        state.set({ status: 'failed', shops: [], error: normaliseError(error) })
    }
  }
  // A console is open for weeks: what others change of its shops is in the next form (STAFF-10.20).
  connection.service('shops').on('patched', put)
  connection.onConnect(() => {
    if (loaded) void read(loaded)
  })
  return {
    state,
    load: async (user) => {
      if (loaded?._id === user._id) return
      if (loaded !== undefined || state.get().status !== 'ready')
        state.set({ status: 'loading', shops: [] })
      await read(user)
      if (loaded?._id === user._id) keep()
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
      const shops = connection.service('shops')
      const changed = await changeRecord(shops, shop, changes, withDaysInOrder)
      put(changed)
      keep()
      return changed
    },
    search: async (text) => (await searchShops(connection, { text })).shops,
  }
}
