import type { Authentication } from '../authentication/authentication.ts'
import type { Connection } from '../connection/connection.ts'
import { createStore, type Store } from '../store/store.ts'

/** What a member bookmarks (MEM-4.1): news, dishes and rewards. */
export type BookmarkKind = 'news' | 'product' | 'gift'

/** The ids of the bookmark records by bookmarked item; `''` until the server has responded. */
export type BookmarkIds = ReadonlyMap<string, string>

export interface BookmarksState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly ids: Readonly<Record<BookmarkKind, BookmarkIds>>
}

/** The bookmarks of the signed-in member. */
export interface Bookmarks {
  readonly state: Store<BookmarksState>
  /** Loads them, once for each member who signs in from now on; a visitor causes no calls. */
  readonly load: () => Promise<void>
  /**
   * Adds or removes a bookmark: shown at once, reverted if the server refuses. Returns whether it is bookmarked now.
   */
  readonly toggle: (kind: BookmarkKind, item: string) => Promise<boolean>
}

const nothing: BookmarksState = {
  status: 'idle',
  ids: { news: new Map(), product: new Map(), gift: new Map() },
}

export const createBookmarks = (
  { service }: Pick<Connection, 'service'>,
  authentication: Pick<Authentication, 'state'>,
): Bookmarks => {
  const state = createStore(nothing)
  let owner: string | undefined
  let isWanted = false
  const userId = (): string | undefined => authentication.state.get().user?._id

  const put = (kind: BookmarkKind, item: string, record: string | undefined): void => {
    const present = state.get()
    const items = new Map(present.ids[kind])
    if (record === undefined) items.delete(item)
    else items.set(item, record)
    state.set({ ...present, ids: { ...present.ids, [kind]: items } })
  }
  const load = async (): Promise<void> => {
    isWanted = true
    const user = userId()
    if (user === undefined || (owner === user && state.get().status !== 'failed')) return
    owner = user
    state.set({ ...state.get(), status: 'loading' })
    try {
      const [bookmarks, gifts] = await Promise.all([
        service('bookmarks').find(),
        service('giftBookmarkRecords').find(),
      ])
      if (owner !== user) return
      const of = (pick: (entry: (typeof bookmarks)[number]) => { _id: string } | undefined) =>
        new Map(
          bookmarks.flatMap((entry) => {
            const item = pick(entry)
            return item ? [[item._id, entry._id] as const] : []
          }),
        )
      state.set({
        status: 'ready',
        ids: {
          news: of(({ news }) => news),
          product: of(({ product }) => product),
          gift: new Map(gifts.map(({ _id, gift }) => [gift._id, _id])),
        },
      })
    } catch {
      if (owner === user) state.set({ ...state.get(), status: 'failed' })
    }
  }

  authentication.state.subscribe(() => {
    if (owner !== undefined && userId() !== owner) {
      owner = undefined
      state.set(nothing)
    }
    if (isWanted) void load()
  })

  const add = (kind: BookmarkKind, item: string): Promise<{ readonly _id: string }> => {
    if (kind === 'gift') return service('giftBookmarkRecords').create({ gift: item })
    if (kind === 'news') return service('bookmarks').create({ type: 'news', news: item })
    return service('bookmarks').create({ type: 'product', product: item })
  }

  return {
    state,
    load,
    toggle: async (kind, item) => {
      const record = state.get().ids[kind].get(item)
      if (record === '') return true
      put(kind, item, record === undefined ? '' : undefined)
      try {
        if (record === undefined) put(kind, item, (await add(kind, item))._id)
        else await service(kind === 'gift' ? 'giftBookmarkRecords' : 'bookmarks').remove(record)
        return record === undefined
      } catch (error) {
        put(kind, item, record)
        throw error
      }
    },
  }
}
