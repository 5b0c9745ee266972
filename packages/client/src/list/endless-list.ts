import type { Connection } from '../connection/connection.ts'
import type { CallError } from '../errors/call-error.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { warn } from '../log/warn.ts'
import { createStore, type Store } from '../store/store.ts'
import { type Listed, type ListQuery, loadPage } from './load-page.ts'
import { DEFAULT_PAGE, pageSize } from './page-size.ts'

/** Reloads within this time are one, in ms (LIST-1.4). */
export const RELOAD_THROTTLE = 10
/** How long a reload shows the previous rows, in ms (LIST-1.4). */
export const TEMPORARY_VIEW = 250
/** How long after a page the next one may be loaded, in ms (LIST-1.4). */
export const NEXT_LOAD = 500

export interface EndlessState<R> {
  /** What is shown; while a list is loaded anew, for a moment what was there before. */
  readonly items: readonly R[]
  readonly isLoading: boolean
  /** Nothing more comes: the end was reached, or loading failed. */
  readonly isLoaded: boolean
  readonly error?: CallError
}

/** Records of a service path, page by page, for as long as somebody scrolls. */
export interface EndlessList<R> {
  readonly state: Store<EndlessState<R>>
  /** How much a screen holds; pages grow to fill it. */
  readonly fit: (rows: number, columns: number) => void
  /** Loads the next page; at once for the first, else 500 ms after the last. */
  readonly more: () => void
  readonly reload: () => void
  /** Hears changes of what is listed, until the answer is called; what was loaded stays. */
  readonly open: () => () => void
}

const empty = { items: [], isLoading: false, isLoaded: false } as const

/** Lists records without end (LIST-1). A failure is logged and ends the list. */
export const createEndlessList = <R extends Listed>(
  connection: Pick<Connection, 'service' | 'listen'>,
  query: ListQuery,
): EndlessList<R> => {
  const state = createStore<EndlessState<R>>(empty)
  let limit = DEFAULT_PAGE
  let round = 0
  let next: ReturnType<typeof setTimeout> | undefined
  let temporary: ReturnType<typeof setTimeout> | undefined
  let readyAt = 0

  const load = async (isFirst: boolean): Promise<void> => {
    const asked = round
    const before = isFirst ? [] : state.get().items
    const { error: _, ...present } = state.get()
    state.set({ ...present, isLoading: true, isLoaded: false })
    try {
      const { data, total } = await loadPage<R>(connection, query, limit, before.at(-1))
      if (asked !== round) return
      const items = [...before, ...data]
      const isLoaded = data.length === 0 || items.length >= (total ?? Infinity)
      state.set({ items, isLoading: false, isLoaded })
    } catch (failure) {
      if (asked !== round) return
      const error = normaliseError(failure)
      warn(`The list of ${query.path} could not be loaded`, error)
      state.set({ items: before, isLoading: false, isLoaded: true, error })
    }
    readyAt = Date.now() + NEXT_LOAD
  }
  const stop = (): void => {
    clearTimeout(next)
    clearTimeout(temporary)
    next = undefined
    round++
  }
  const begin = (): void => {
    next = undefined
    temporary = setTimeout(() => {
      if (state.get().isLoading) state.set({ ...state.get(), items: [] })
    }, TEMPORARY_VIEW)
    void load(true)
  }
  /** A record that changes while it is listed shows as it is now. */
  const put = (record: unknown): void => {
    const changed = record as R
    const { items } = state.get()
    const at = items.findIndex(({ _id }) => _id === changed._id)
    if (at >= 0) state.set({ ...state.get(), items: items.with(at, changed) })
  }

  return {
    state,
    fit: (rows, columns) => {
      limit = Math.max(limit, pageSize(rows, columns))
    },
    more: () => {
      const { isLoading, isLoaded, items } = state.get()
      if (isLoading || isLoaded || next !== undefined) return
      if (items.length === 0 && readyAt === 0) void load(true)
      else
        next = setTimeout(
          () => {
            next = undefined
            void load(false)
          },
          Math.max(0, readyAt - Date.now()),
        )
    },
    reload: () => {
      stop()
      next = setTimeout(begin, RELOAD_THROTTLE)
    },
    open: () => {
      const unhear = connection.listen(query.path as 'tableSessions', 'patched', put)
      return () => {
        stop()
        unhear()
        state.set({ ...state.get(), isLoading: false })
      }
    },
  }
}
