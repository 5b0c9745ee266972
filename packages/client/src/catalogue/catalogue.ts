import { type Menu, stockLag } from '@comanda/contract'
import { serverNow } from '../connection/server-time.ts'
import type { Connection } from '../connection/connection.ts'
import type { CallError } from '../errors/call-error.ts'
import { isLasting } from '../errors/is-lasting.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { createStore, type Store } from '../store/store.ts'
import { applyPauses, nextPauseEnd } from './apply-pauses.ts'
import { applyOptionStock, applyStock } from './apply-stock.ts'
import { onCatalogueChange } from './catalogue-events.ts'
import { menuCache } from './menu-cache.ts'
import { type FirstMenu, loadMenu, type ServedMenu } from './load-menu.ts'

/** How long after a change, or a failure, the catalogue is loaded again, in ms (CAT-4.1). */
export const REFRESH_DELAY = 5000
/** How often availability is evaluated again, in ms (CAT-4.2). */
export const AVAILABILITY_INTERVAL = 60_000

const stockEvents = ['created', 'patched'] as const

export interface CatalogueState {
  /** `ready` as soon as there is a menu, even a cached one; `failed` if there is none and loading failed. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly menu?: Menu
  /** Whether the menu is current, as far as is known. */
  readonly isFresh: boolean
  readonly error?: CallError
  /** Epoch ms; advances every minute and when a pause of the shop ends, so that time-dependent rules are evaluated again. */
  readonly now: number
}

/** The menu of one shop, reloaded and updated by its events. */
export interface Catalogue {
  readonly state: Store<CatalogueState>
  /** Shows a shop's menu: the cached one at once, then the server's. */
  readonly open: (shop: string) => Promise<void>
  /** Loads the menu from the server now. */
  readonly reload: () => Promise<void>
  readonly close: () => void
}

export interface CatalogueOptions {
  readonly storage: KeyStorage
  readonly key: string
  readonly now?: () => number
  /** The delay between a change and the reload, in ms. */
  readonly refreshDelay?: number
  /** Taken once, instead of a first request for the menu of its shop. */
  readonly first?: FirstMenu | undefined
}

export const createCatalogue = (
  connection: Connection,
  { storage, key, now = serverNow, refreshDelay = REFRESH_DELAY, first }: CatalogueOptions,
): Catalogue => {
  const state = createStore<CatalogueState>({ status: 'idle', isFresh: false, now: now() })
  const cache = menuCache(storage, key)
  let early = first
  let shop: string | undefined
  let etag: string | null = null
  /** How many loads have begun, and the last of them that has ended well. */
  let [begun, ended] = [0, 0]
  let wasOnline = connection.status.get() === 'online'
  let refresh: ReturnType<typeof setTimeout> | undefined
  let settle: ReturnType<typeof setTimeout> | undefined
  let pauseEnd: ReturnType<typeof setTimeout> | undefined

  /** Evaluates the menu again when a pause of its shop ends. */
  const awaitPauseEnd = ({ shop: paused }: Menu): void => {
    clearTimeout(pauseEnd)
    const end = nextPauseEnd(paused, now())
    if (end === undefined) return
    pauseEnd = setTimeout(
      () => {
        const present = state.get()
        state.set({ ...present, now: now() })
        if (present.menu) awaitPauseEnd(present.menu)
      },
      Math.min(end - now(), AVAILABILITY_INTERVAL),
    )
  }
  const show = ({ menu, etag: tag }: ServedMenu, isFresh: boolean): void => {
    etag = tag
    state.set({ status: 'ready', menu, isFresh, now: now() })
    awaitPauseEnd(menu)
  }
  /**
   * Subscribes to the shop's channel, and loads the menu once more, since a stock event may have been missed before.
   */
  const subscribe = async (): Promise<void> => {
    if (shop === undefined || connection.status.get() !== 'online') return
    const isDone = await connection
      .service('shops/subscribe')
      .create({ item: shop })
      .then(() => true, isLasting)
    clearTimeout(settle)
    settle = isDone
      ? setTimeout(() => void reload(), stockLag)
      : setTimeout(() => void subscribe(), refreshDelay)
  }
  const load = async (asked: string): Promise<ServedMenu | undefined> => {
    const { shop: known, served } = early ?? {}
    early = undefined
    return (known === asked && (await served)) || loadMenu(connection.url, asked, etag)
  }
  const reload = async (): Promise<void> => {
    clearTimeout(refresh)
    refresh = undefined
    const asked = shop
    if (asked === undefined) return
    begun += 1
    const turn = begun
    /** Another shop is open by now, or a later load was faster: this one may be of an earlier menu. */
    const isLate = () => asked !== shop || turn < ended
    try {
      const served = await load(asked)
      if (isLate()) return
      ended = turn
      if (served) {
        show(served, true)
        cache.write(served)
      } else {
        const { error, ...present } = state.get()
        if (error || !present.isFresh) state.set({ ...present, isFresh: true })
      }
    } catch (failure) {
      if (isLate()) return
      const error = normaliseError(failure)
      const present = state.get()
      state.set({ ...present, status: present.menu ? 'ready' : 'failed', isFresh: false, error })
      // On the next connect it is loaded anyway.
      if (!isLasting(error) && connection.status.get() !== 'offline') reloadSoon()
    }
  }
  const reloadSoon = (): void => {
    if (shop !== undefined) refresh ??= setTimeout(() => void reload(), refreshDelay)
  }

  const ends = [
    onCatalogueChange(connection, reloadSoon),
    connection.service('shops').on('patched', (changed) => {
      const present = state.get()
      if (!present.menu) return
      const menu = applyPauses(present.menu, changed)
      state.set({ ...present, menu, now: now() })
      awaitPauseEnd(menu)
    }),
    ...stockEvents.flatMap((event) => [
      connection.service('productStocks').on(event, (stock) => {
        const present = state.get()
        if (present.menu) state.set({ ...present, menu: applyStock(present.menu, stock) })
      }),
      connection.service('productOptionStocks').on(event, (stock) => {
        const present = state.get()
        if (present.menu) state.set({ ...present, menu: applyOptionStock(present.menu, stock) })
      }),
    ]),
    connection.onConnect(() => {
      void subscribe()
      const { status, error } = state.get()
      // The first load is already running; `subscribe` reloads after it.
      if ((wasOnline || error) && status !== 'loading') void reload()
      wasOnline = true
    }),
  ]
  const minute = setInterval(() => state.set({ ...state.get(), now: now() }), AVAILABILITY_INTERVAL)

  return {
    state,
    open: async (wanted) => {
      if (wanted === shop && state.get().menu) return
      shop = wanted
      etag = null
      const known = cache.read(wanted)
      if (known) show(known, false)
      else state.set({ status: 'loading', isFresh: false, now: now() })
      void subscribe()
      await reload()
    },
    reload,
    close: () => {
      clearInterval(minute)
      clearTimeout(refresh)
      clearTimeout(settle)
      clearTimeout(pauseEnd)
      for (const end of ends) end()
    },
  }
}
