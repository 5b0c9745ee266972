import type { Connection } from '../connection/connection.ts'
import { retryLater } from '../connection/retry-later.ts'
import type { CallError } from '../errors/call-error.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { warn } from '../log/warn.ts'
import { createStore, type Store } from '../store/store.ts'
import { type Listed, type ListQuery, loadPage } from './load-page.ts'
import { DEFAULT_PAGE, pageSize } from './page-size.ts'

/** Reloads within this time, in ms, are one (LIST-1.4). */
export const RELOAD_THROTTLE = 10
/** How long a reload shows the previous rows, in ms (LIST-1.4). */
export const TEMPORARY_VIEW = 250
/** The delay between a page and the next one, in ms (LIST-1.4). */
export const NEXT_LOAD = 500

export interface EndlessState<R> {
  /** The rows to show; during a reload the previous ones for `TEMPORARY_VIEW`. */
  readonly items: readonly R[]
  readonly isLoading: boolean
  /** There are no more pages: the end was reached, or loading failed. */
  readonly isLoaded: boolean
  readonly error?: CallError
}

/** Records of a service path, loaded page by page while the user scrolls. */
export interface EndlessList<R> {
  readonly state: Store<EndlessState<R>>
  /** Sets the size of the screen; pages grow to fill it. */
  readonly fit: (rows: number, columns: number) => void
  /** Loads the next page: the first one at once, others 500 ms after the last. */
  readonly more: () => void
  readonly reload: () => void
  /** Follows changes of the records until the returned function is called; the rows stay. */
  readonly open: () => () => void
}

const empty = { items: [], isLoading: false, isLoaded: false } as const

/** Creates an endless list (LIST-1). A failure is logged and ends the list, for some seconds if it may pass. */
export const createEndlessList = <R extends Listed>(
  connection: Pick<Connection, 'service' | 'listen' | 'status'>,
  query: ListQuery,
): EndlessList<R> => {
  const state = createStore<EndlessState<R>>(empty)
  let limit = DEFAULT_PAGE
  let round = 0
  let next: ReturnType<typeof setTimeout> | undefined
  let temporary: ReturnType<typeof setTimeout> | undefined
  let readyAt = 0

  const load = async (isFirst: boolean): Promise<void> => {
    const { error: _, ...present } = state.get()
    state.set({ ...present, isLoading: true, isLoaded: false })
    await loadAfter(isFirst ? [] : present.items)
  }
  const loadAfter = async (before: readonly R[]): Promise<void> => {
    const current = round
    try {
      const page = await loadPage<R>(connection, query, limit, before.at(-1))
      if (current !== round) return
      const { data, total = Infinity } = page
      const items = [...before, ...data]
      const isShort = data.length === 0 || data.length < (page.limit ?? 0)
      const isLoaded = isShort || items.length >= total
      state.set({ items, isLoading: false, isLoaded })
    } catch (failure) {
      if (current !== round) return
      const error = normaliseError(failure)
      warn(`The list of ${query.path} could not be loaded`, error)
      state.set({ items: before, isLoading: false, isLoaded: true, error })
      next = retryLater(connection, error, retry)
    }
    readyAt = Date.now() + NEXT_LOAD
  }
  /** Loads the page that has failed. */
  const retry = (): void => {
    next = undefined
    void loadAfter(state.get().items)
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
  /** Replaces a changed record in place. */
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
      const unlisten = connection.listen(query.path as 'tableSessions', 'patched', put)
      return () => {
        stop()
        unlisten()
        state.set({ ...state.get(), isLoading: false })
      }
    },
  }
}
