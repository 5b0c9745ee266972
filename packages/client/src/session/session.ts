import type { TableSession } from '@comanda/contract'
import { isSessionResumable } from '@comanda/shop-rules/sessions'
import { COMING, countsAsServed, isStillServed } from '@comanda/shop-rules/table-guests'
import type { Connection } from '../connection/connection.ts'
import { retryLater } from '../connection/retry-later.ts'
import { serverNow } from '../connection/server-time.ts'
import { untilOffline } from '../connection/until-offline.ts'
import type { CallError } from '../errors/call-error.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { warn } from '../log/warn.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { createStore, type Store } from '../store/store.ts'
import { sessionCache } from './session-cache.ts'
import { enterTable, findPending, getSession, sessionOf, type TableLink } from './session-calls.ts'
import { placeEntry, type SavedPlace } from './saved-place.ts'
import { type TableGuest, tableGuest } from './table-guest.ts'

export interface SessionState {
  readonly status: 'none' | 'loading' | 'ready' | 'notFound' | 'failed'
  readonly session?: TableSession
  /** The session comes from the cache: the server has not responded yet. */
  readonly isCached?: true
  readonly error?: CallError
  /** The stored session, if it had ended when it was to be resumed. */
  readonly ended?: TableSession
}

/** The diner's session, updated by its events. */
export interface SessionStore {
  readonly state: Store<SessionState>
  /** Returns the stored shop, session and restore keys. */
  readonly place: () => SavedPlace
  /** Who this device is among those of a table. */
  readonly guest: TableGuest
  readonly saveShop: (shop: string) => void
  /** Enters a table by its code: opens its session or joins it. Fails with a `CallError` (SESS-3). */
  readonly enter: (link: TableLink) => Promise<TableSession>
  /** Loads a session by its id. A missing session sets `notFound` and is removed from storage. */
  readonly load: (id: string) => Promise<TableSession | undefined>
  /**
   * Loads the stored session if it is ongoing or toPay, else clears it (SESS-1.3). If the server does not respond in
   * time, the cached session shows until it does.
   */
  readonly resume: () => Promise<TableSession | undefined>
  /**
   * Returns whether this device was at a table of the shop that is paid and still served (SESS-1.7): it is then `ended`. A device
   * that last saw nothing to come asks nobody.
   */
  readonly isServed: (shop: string) => Promise<boolean>
  /** Returns the sessions of the stored restore keys that are not taken yet, newest first (SESS-5.2). */
  readonly pending: () => Promise<readonly TableSession[]>
  /** Selects another section of the menu. A failure is logged, and the session stays as it is. */
  readonly changeSection: (section: string) => Promise<void>
  /** Asks the staff for the bill (STAFF-2.13). Fails with a `CallError`. */
  readonly askBill: () => Promise<void>
  /** Makes the session that a call returned the current one, and stores its restore key if it has it. */
  readonly adopt: (session: TableSession) => void
  readonly clear: () => void
  readonly close: () => void
}

/** How long to wait for the server before the cached session shows, in ms. */
const CACHE_AFTER = 1500

export const createSession = (connection: Connection, storage: KeyStorage): SessionStore => {
  const state = createStore<SessionState>({ status: 'none' })
  const saved = placeEntry(storage)
  const cache = sessionCache(storage)
  let retry: ReturnType<typeof setTimeout> | undefined
  const current = (): TableSession | undefined => state.get().session

  const forget = (
    status: 'none' | 'notFound',
    why: Pick<SessionState, 'error' | 'ended'> = {},
  ): void => {
    saved.update({ session: null })
    if (!why.ended || !isStillServed(why.ended)) cache.remove()
    state.set({ status, ...why })
  }
  const clear = (): void => forget('none')
  /** Applies a session unless a later version is known. */
  const show = (session: TableSession): void => {
    const { session: known, isCached } = state.get()
    if (!isCached && known?._id === session._id && known.version >= session.version) return
    state.set({ status: 'ready', session })
    cache.write(session)
  }
  /** Shows a session as it is now, or the one that it was merged into (STAFF-2.15). */
  const follow = (session: TableSession): void => {
    if (session.mergedInto) void load(session.mergedInto)
    else show(session)
  }
  const subscribe = async (): Promise<void> => {
    const id = current()?._id
    clearTimeout(retry)
    if (id === undefined) return
    try {
      const { version } = await connection.service('tableSessions/subscribe').create({ item: id })
      const { session: known, isCached } = state.get()
      if (known?._id === id && (isCached || known.version < version))
        follow(await connection.service('tableSessions').get(id))
    } catch (error) {
      const failure = normaliseError(error)
      if (current()?._id !== id) return
      if (failure.statusCode === 404) forget('notFound', { error: failure })
      else retry = retryLater(connection, failure, () => void subscribe())
    }
  }
  const adopt = (returned: TableSession): void => {
    const session = sessionOf(returned)
    if (returned.restoreKey !== undefined) saved.addKey(returned.restoreKey)
    saved.update({ shop: session.shop, session: session._id })
    const isNew = current()?._id !== session._id || state.get().isCached === true
    show(session)
    if (isNew) void subscribe()
  }
  const load = async (id: string): Promise<TableSession | undefined> => {
    if (current()?._id !== id) state.set({ status: 'loading' })
    try {
      const session = await getSession(connection, id)
      if (session.mergedInto) return await load(session.mergedInto)
      adopt(session)
      return session
    } catch (failure) {
      const error = normaliseError(failure)
      if (error.statusCode === 404) forget('notFound', { error })
      else if (state.get().isCached) state.set({ ...state.get(), error })
      else state.set({ status: 'failed', error })
      return undefined
    }
  }
  const loadResumable = async (id: string): Promise<TableSession | undefined> => {
    const session = await load(id)
    if (!session || isSessionResumable(session.status)) return session
    forget('none', session && { ended: session })
    return undefined
  }
  /** Returns the cached session as soon as the server is late or unreachable. */
  const lastSeen = async (id: string, loaded: Promise<unknown>) => {
    const session = cache.read(id)
    if (!session || !isSessionResumable(session.status)) return undefined
    const isLate = await Promise.race([
      loaded.then(() => false),
      untilOffline(connection, CACHE_AFTER).then(() => true),
    ])
    if (!isLate || state.get().status !== 'loading') return undefined
    state.set({ status: 'ready', session, isCached: true })
    return session
  }

  const ends = [
    connection.service('tableSessions').on('patched', (session) => {
      if (session._id === current()?._id) follow(session)
    }),
    connection.onConnect(() => void subscribe()),
    () => clearTimeout(retry),
  ]

  return {
    state,
    place: saved.read,
    guest: tableGuest(storage),
    saveShop: (shop) => saved.update({ shop }),
    enter: async (link) => {
      const { session } = await enterTable(connection, link)
      adopt(session)
      return session
    },
    load,
    resume: async () => {
      const { session: id } = saved.read()
      if (id === null) return undefined
      const loaded = loadResumable(id)
      return (await lastSeen(id, loaded)) ?? loaded
    },
    isServed: async (shop) => {
      const last = cache.last()
      if (last?.shop !== shop || !COMING.some((one) => one === last.tvStatus)) return false
      const ended = await getSession(connection, last._id).catch(() => undefined)
      if (!ended || !isStillServed(ended) || countsAsServed(ended, serverNow())) return false
      forget('none', { ended })
      return true
    },
    pending: () => findPending(connection, saved.read().restoreKeys),
    changeSection: async (section) => {
      const id = current()?._id
      if (id === undefined) return
      try {
        show(
          await connection.service('tableSessions/changeSection').create({ session: id, section }),
        )
      } catch (failure) {
        warn('The section was not changed', normaliseError(failure))
      }
    },
    askBill: async () => {
      const { _id: id, restoreKey } = current() ?? {}
      if (id === undefined) return
      const key = restoreKey === undefined ? {} : { restoreKey }
      show(await connection.service('tableSessions/askBill').create({ session: id, ...key }))
    },
    adopt,
    clear,
    close: () => {
      for (const end of ends) end()
    },
  }
}
