import type { Order, Theme } from '@comanda/contract'
import { serverNow } from '../../connection/server-time.ts'
import type { Connection } from '../../connection/connection.ts'
import { createLoading } from '../../connection/loading.ts'
import { createHeard } from '../../connection/heard.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { loadSettings } from '../../settings/settings.ts'
import { createStore, type Store } from '../../store/store.ts'
import { loadOpenOrders } from '../orders/board-orders.ts'
import { calledOrders } from './called-orders.ts'

export type PickupBoardState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'ready'
      /** The orders of the shop that are not handed over, by their ids. */
      readonly orders: ReadonlyMap<string, Order>
      /** The numbers of parties that are called to a table, the last called first (WAIT-3.7). */
      readonly tables: readonly number[]
      /** The colours of the restaurant; those of the brand if absent. */
      readonly theme?: Theme
      /** Since when nothing of this has been updated, in epoch ms; undefined while it is live. */
      readonly staleSince: number | undefined
    }

/** What is called out: an order, or a party by its number. */
type Called = Pick<Order, 'number'>

/** How often it asks which parties are called, in ms: not all staff get their events. */
const FRESH = 10_000

/** The orders that guests wait for, updated by their events (KITCHEN-4.1). */
export interface PickupBoard {
  readonly state: Store<PickupBoardState>
  readonly reload: () => Promise<void>
  /** Calls the listener for each order or party that is called out, until the returned function is called. */
  readonly onArrival: (listener: (called: Called) => void) => () => void
  /** Loads the orders and follows their events until the returned function is called. */
  readonly open: () => () => void
}

type Shown = Extract<PickupBoardState, { status: 'ready' }>

const isOver = ({ status }: Order): boolean => status === 'completed' || status === 'cancelled'

export const createPickupBoard = (
  connection: Connection,
  shop: string,
  now: () => number = serverNow,
): PickupBoard => {
  const state = createStore<PickupBoardState>({ status: 'loading' })
  const listeners = new Set<(called: Called) => void>()
  const heard = createHeard<Order>()
  let loads = 0

  /** Shows these orders, and calls out those that were not ready before. */
  const show = (next: Shown): void => {
    const before = state.get()
    state.set(next)
    if (before.status !== 'ready') return
    const isCalled = ({ _id }: Order) => before.orders.get(_id)?.status !== 'ready'
    const called = calledOrders(next.orders.values()).ready.filter(isCalled)
    const parties = next.tables.filter((number) => !before.tables.includes(number))
    for (const one of [...called, ...parties.map((number) => ({ number: String(number) }))])
      for (const listener of listeners) listener(one)
  }
  const put = (order: Order): void => {
    if (order.shop !== shop) return
    heard.put(order)
    const current = state.get()
    if (current.status !== 'ready') return
    const orders = new Map(current.orders)
    if (isOver(order)) orders.delete(order._id)
    else orders.set(order._id, order)
    show({ ...current, orders })
  }
  const called = async (): Promise<readonly number[]> => {
    // A server of the build before has no such call.
    const found = await connection
      .service('waitingParties/called')
      .create({ shop })
      .catch(() => undefined)
    const current = state.get()
    return found?.numbers ?? (current.status === 'ready' ? current.tables : [])
  }
  const callParties = async (): Promise<void> => {
    const tables = await called()
    const current = state.get()
    if (current.status === 'ready') show({ ...current, tables })
  }
  const reload = async (): Promise<void> => {
    const load = ++loads
    heard.begin()
    try {
      await connection.service('shops/subscribe').create({ item: shop })
      const [found, { app }, tables] = await Promise.all([
        loadOpenOrders(connection, shop),
        loadSettings(connection),
        called(),
      ])
      if (load !== loads) return
      const orders = heard.over(found)
      for (const [id, order] of orders) if (isOver(order)) orders.delete(id)
      const staleSince = connection.status.get() === 'offline' ? now() : undefined
      show({
        status: 'ready',
        orders,
        tables,
        staleSince,
        ...(app?.theme ? { theme: app.theme } : {}),
      })
    } catch (failure) {
      if (load !== loads) return
      loading.failed(failure)
      if (state.get().status === 'ready') return
      state.set({ status: 'failed', message: normaliseError(failure).message })
    }
  }
  const follow = (): void => {
    const current = state.get()
    if (current.status !== 'ready' || current.staleSince !== undefined) return
    if (connection.status.get() === 'offline') state.set({ ...current, staleSince: now() })
  }
  const loading = createLoading(connection, () => void reload())
  return {
    state,
    reload,
    onArrival: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    open: () => {
      const timer = setInterval(() => void callParties(), FRESH)
      const ends = [
        connection.service('waitingParties').on('patched', () => void callParties()),
        connection.service('orders').on('created', put),
        connection.service('orders').on('patched', put),
        connection.status.subscribe(follow),
        loading.open(),
      ]
      return () => {
        clearInterval(timer)
        for (const end of ends) end()
      }
    },
  }
}
