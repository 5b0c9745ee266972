import type { StaffAction, StaffAlert } from '@comanda/contract'
import { addDays, type BusinessClock, businessDayBegins } from '@comanda/engine/time'
import type { Connection } from '../../connection/connection.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { createStore, type Store } from '../../store/store.ts'

/** A page of entries. */
const PAGE = 50

/** Which entries are shown; all fields that are given must hold (STAFF-9.3). */
export interface StaffActionFilter {
  /** Business days, the first and the last included. */
  readonly from: string
  readonly to: string
  readonly user?: string | undefined
  readonly path?: string | undefined
  readonly record?: string | undefined
  readonly device?: string | undefined
  readonly approver?: string | undefined
}

export type StaffActionsState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly entries: readonly StaffAction[]
      readonly alerts: readonly StaffAlert[]
      readonly hasMore: boolean
      /** Why the latest page could not be loaded. */
      readonly problem?: string
    }
  | { readonly status: 'failed'; readonly message: string }

/** What staff did in a shop, the newest first, and what of it should be rare. */
export interface StaffActions {
  readonly state: Store<StaffActionsState>
  /** Loads it, and again on each connect, until the returned function is called. */
  readonly open: () => () => void
  readonly reload: () => Promise<void>
  /** Loads the next page. */
  readonly more: () => Promise<void>
}

interface StaffActionsOptions {
  readonly shop: string
  readonly clock: BusinessClock
  readonly filter: StaffActionFilter
}

export const createStaffActions = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  { shop, clock, filter }: StaffActionsOptions,
): StaffActions => {
  const state = createStore<StaffActionsState>({ status: 'loading' })
  let loads = 0
  const { from, to, ...others } = filter
  const begins = (day: string) => new Date(businessDayBegins(day, clock)).toISOString()
  const given = Object.entries(others).filter(([, value]) => value !== undefined)
  const where = {
    ...Object.fromEntries(given),
    shop,
    time: { $gte: begins(from), $lt: begins(addDays(to, 1)) },
    $sort: { time: -1, _id: -1 },
    $limit: PAGE,
  } as const
  const reload = async (): Promise<void> => {
    const load = ++loads
    try {
      const [{ data }, { alerts }] = await Promise.all([
        service('staffActions').find(where),
        service('staffActions/alerts').create({ shop, from, to }),
      ])
      if (load === loads)
        state.set({ status: 'ready', entries: data, alerts, hasMore: data.length === PAGE })
    } catch (error) {
      if (load !== loads || state.get().status === 'ready') return
      state.set({ status: 'failed', message: normaliseError(error).message })
    }
  }
  return {
    state,
    reload,
    open: () => {
      const end = onConnect(() => void reload())
      void reload()
      return end
    },
    more: async () => {
      const shown = state.get()
      if (shown.status !== 'ready') return
      const last = shown.entries.at(-1)
      if (!last) return
      const load = ++loads
      const { problem: _, ...before } = shown
      try {
        const $after = { time: last.time, _id: last._id }
        const { data } = await service('staffActions').find({ ...where, $after })
        if (load === loads)
          state.set({
            ...before,
            entries: [...shown.entries, ...data],
            hasMore: data.length === PAGE,
          })
      } catch (error) {
        if (load === loads) state.set({ ...before, problem: normaliseError(error).message })
      }
    },
  }
}
