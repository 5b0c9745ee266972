import type { Order, OrderPatch, Shop, TableSession } from '@comanda/contract'
import { serverNow } from '../../connection/server-time.ts'
import type { BusinessClock } from '@comanda/engine/time'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { createLoading } from '../../connection/loading.ts'
import { createHeard } from '../../connection/heard.ts'
import type { CallError } from '../../errors/call-error.ts'
import { mayBeDone } from '../../errors/may-be-done.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { type KeyStorage, memoryStorage } from '../../storage/key-storage.ts'
import { createStore, type Store } from '../../store/store.ts'
import { loadBoardOrders } from './board-orders.ts'
import { dayStart } from '../business-day/day-start.ts'
import { ordersCopy, withMoves } from './orders-copy.ts'
import { withBill } from './paid-orders.ts'
import { createTurns } from './turns.ts'
import { createUnsentMoves, type UnsentMoves } from './unsent-moves.ts'

export interface OrderBoardState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly orders: ReadonlyMap<string, Order>
  /** Orders that arrived while the board was open and that nobody has seen yet. */
  readonly arrived: ReadonlySet<string>
  readonly error?: CallError
  /** Since when nothing of this has been updated, in epoch ms; absent while it is live. */
  readonly staleSince?: number
}

/** The orders of one shop, updated by its events. */
export interface OrderBoard {
  readonly state: Store<OrderBoardState>
  readonly reload: () => Promise<void>
  /** Loads the orders again if the day has changed: those completed on the previous day are dropped. */
  readonly startDay: (day: string) => void
  /**
   * Moves an order at once; reverts it and fails with a `CallError` if the server refuses. Moves of one order are sent
   * one after the other. Without a connection the step waits, unless it cancels the order (STAFF-8.2).
   */
  readonly move: (
    order: Order,
    status: OrderPatch['status'],
    approved?: Pick<OrderPatch, 'approval'>,
  ) => Promise<void>
  readonly unsent: UnsentMoves
  /** Marks an arrived order as seen. */
  readonly markSeen: (order: string) => void
  /** Calls the listener for each order that arrives, until the returned function is called. */
  readonly onArrival: (listener: (order: Order) => void) => () => void
  /** Loads the orders and follows their events until the returned function is called. */
  readonly open: () => () => void
}

const without = (arrived: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  if (!arrived.has(id)) return arrived
  return new Set([...arrived].filter((other) => other !== id))
}

/** Returns whether an order is known and is work for the kitchen: one to pay is not yet (PAY-4.1). */
const isWork = (order: Order | undefined): boolean =>
  order !== undefined && order.status !== 'toPay'

/** Returns an order as an event has it, which does not say whether it is paid, with what is known of that. */
const withPaid = (order: Order, known: Order | undefined): Order =>
  known?.paid === true && known.session === order.session ? { ...order, paid: true } : order

export const createOrderBoard = (
  connection: Connection,
  shop: Pick<Shop, '_id'> & BusinessClock,
  now: () => number = serverNow,
  storage: KeyStorage = memoryStorage(),
): OrderBoard => {
  const copy = ordersCopy(storage, shop._id, now)
  const unsent = createUnsentMoves(connection, shop._id, storage)
  /** Of the moves of each order: the server could take two that are on their way at once the other way round. */
  const turns = createTurns()
  const state = createStore<OrderBoardState>({
    status: 'loading',
    orders: new Map(),
    arrived: new Set(),
  })
  const listeners = new Set<(order: Order) => void>()
  const heard = createHeard<Order>()
  let loads = 0
  let loadedAt = now()

  /** Shows an order as an event has it. */
  const put = (order: Order, isNew = false): void => {
    const current = state.get()
    const shown = withPaid(order, current.orders.get(order._id))
    const orders = new Map(current.orders).set(order._id, shown)
    const arrived = isNew ? new Set(current.arrived).add(order._id) : current.arrived
    state.set({ ...current, orders, arrived })
    if (connection.status.get() === 'online') copy.write(state.get().orders)
  }
  /** Shows the orders of a bill as paid, or not any more. */
  const bill = (session: Pick<TableSession, '_id' | 'outstanding'>): void => {
    const current = state.get()
    const orders = withBill(current.orders, session)
    if (orders !== current.orders) state.set({ ...current, orders })
  }
  /** Shows the orders as this device last saw them, with their age, and the steps that wait. Returns `false` if it has not. */
  const showCopy = (): boolean => {
    const last = copy.read()
    if (!last || state.get().status === 'ready') return false
    const orders = withMoves(last.orders, unsent.waiting.get())
    state.set({ ...state.get(), status: 'ready', orders, staleSince: last.time })
    return true
  }
  const follow = (): void => {
    if (connection.status.get() !== 'offline' || showCopy()) return
    const current = state.get()
    if (current.status !== 'ready' || current.staleSince !== undefined) return
    copy.write(current.orders, true)
    state.set({ ...current, staleSince: now() })
  }
  const markSeen = (id: string): void => {
    const current = state.get()
    const arrived = without(current.arrived, id)
    if (arrived !== current.arrived) state.set({ ...current, arrived })
  }
  const arrive = (order: Order): void => {
    if (order.shop !== shop._id) return
    heard.put(order)
    if (isWork(state.get().orders.get(order._id))) return
    put(order, isWork(order))
    if (!isWork(order)) return
    for (const listener of listeners) listener(order)
  }
  const change = (order: Order): void => {
    if (order.shop !== shop._id) return
    heard.put(order)
    if (order.status === 'received' && state.get().status === 'ready') arrive(order)
    put(order)
    if (order.status !== 'received') markSeen(order._id)
  }
  const reload = async (): Promise<void> => {
    const load = ++loads
    heard.begin()
    loadedAt = now()
    try {
      await connection.service('shops/subscribe').create({ item: shop._id })
      await unsent.send()
      const listed = await loadBoardOrders(connection, shop, now())
      if (load !== loads) return
      const known = new Map(listed.map((order) => [order._id, order]))
      const found = [...heard.over(listed).values()].map((order) =>
        withPaid(order, known.get(order._id)),
      )
      const { status, orders, arrived } = state.get()
      const missed = status === 'ready' ? found.filter(({ _id }) => !isWork(orders.get(_id))) : []
      const fresh = missed.filter((order) => order.status === 'received')
      state.set({
        status: 'ready',
        orders: withMoves(found, unsent.waiting.get()),
        arrived: new Set([...arrived, ...fresh.map(({ _id }) => _id)]),
      })
      copy.write(state.get().orders)
      for (const order of fresh) for (const listener of listeners) listener(order)
    } catch (failure) {
      if (load !== loads) return
      loading.failed(failure)
      if (showCopy()) return
      const { orders, ...current } = state.get()
      const status = orders.size > 0 ? 'ready' : 'failed'
      state.set({ ...current, orders, status, error: normaliseError(failure) })
    }
  }
  const loading = createLoading(connection, () => void reload())

  return {
    state,
    reload,
    unsent,
    startDay: (day) => {
      if (day > dayStart(loadedAt, shop)) void reload()
    },
    markSeen,
    move: async (order, status, approved) => {
      markSeen(order._id)
      put({ ...order, status })
      try {
        const moved = await turns.take(order._id, async () => {
          assertOnline(connection)
          return connection.service('orders').patch(order._id, { status, ...approved })
        })
        if (!turns.isTaken(order._id)) put(moved)
      } catch (failure) {
        put(order)
        const error = normaliseError(failure)
        if (status !== 'cancelled' && (!error.sent || mayBeDone(error))) {
          unsent.add({ order: order._id, number: order.number, from: order.status, to: status })
          put({ ...order, status })
          return
        }
        if (error.code === 'illegalTransition') void reload()
        throw error
      }
    },
    onArrival: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    open: () => {
      const ends = [
        connection.service('orders').on('created', arrive),
        connection.service('orders').on('patched', change),
        connection.service('tableSessions').on('patched', bill),
        connection.status.subscribe(follow),
        loading.open(),
      ]
      follow()
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
