import type { OrderPayload } from '../../checkout/order-payload.ts'
import { serverNow } from '../../connection/server-time.ts'
import type { Connection } from '../../connection/connection.ts'
import { mayBeDone } from '../../errors/may-be-done.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { randomKey } from '../../ids/random-key.ts'
import { consoleKeys } from '../../storage/console-keys.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'
import { createStore, type Store } from '../../store/store.ts'
import { offlineCopy } from '../offline/offline-copy.ts'
import { untilSignedOut } from '../sign-in/until-signed-out.ts'
import type { StaffClient } from '../staff-client.ts'

/** For how long an order is sent by itself, in ms: later the guests may have left or ordered again. */
const LONGEST = 10 * 60_000

/** An order for the guests of a table that was entered without a connection. */
export interface UnsentOrder {
  readonly idempotencyKey: string
  readonly session: string
  readonly table: string
  readonly dishes: number
  /** Epoch ms. */
  readonly time: number
  readonly data: Extract<OrderPayload, { readonly path: 'tableSessions/order' }>['data']
  /** Its time is over: staff say whether it is still to be sent. */
  readonly isLate?: true
  /** Why the server did not take it. */
  readonly problem?: string
}

/** Orders of a shop that wait for the connection (STAFF-8.4). */
export interface UnsentOrders {
  /** The oldest first; those that are late or refused wait for staff. */
  readonly state: Store<readonly UnsentOrder[]>
  readonly add: (order: Pick<UnsentOrder, 'session' | 'table' | 'dishes' | 'data'>) => void
  /** Sends all that may be sent by themselves, and again on each connect, until the returned function is called. */
  readonly open: () => () => void
  /** Sends one that is late or was refused, with its key. */
  readonly sendNow: (idempotencyKey: string) => Promise<void>
  readonly remove: (idempotencyKey: string) => void
}

interface UnsentOrdersOptions {
  readonly shop: string
  readonly storage: KeyStorage
  readonly now?: () => number
}

export const createUnsentOrders = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  { shop, storage, now = serverNow }: UnsentOrdersOptions,
): UnsentOrders => {
  const copy = offlineCopy<readonly UnsentOrder[]>(storage, { key: consoleKeys.unsentOrders, shop })
  const state = createStore<readonly UnsentOrder[]>(copy.read()?.value ?? [])
  let isSending = false
  const set = (orders: readonly UnsentOrder[]): void => {
    state.set(orders)
    copy.write(orders, true)
  }
  const remove = (key: string): void =>
    set(state.get().filter(({ idempotencyKey }) => idempotencyKey !== key))
  const note = (key: string, of: Pick<UnsentOrder, 'isLate' | 'problem'>): void =>
    set(state.get().map((one) => (one.idempotencyKey === key ? { ...one, ...of } : one)))
  /** Returns `false` if the connection is lost again. */
  const settle = async ({ idempotencyKey: key, data }: UnsentOrder): Promise<boolean> => {
    try {
      await service('tableSessions/order').create({ ...data, idempotencyKey: key })
      remove(key)
    } catch (error) {
      const failure = normaliseError(error)
      if (!failure.sent || mayBeDone(failure, true)) return false
      note(key, { problem: failure.message })
    }
    return true
  }
  const send = async (): Promise<void> => {
    if (isSending) return
    isSending = true
    for (const order of state.get())
      if (order.problem === undefined && !order.isLate) {
        if (now() - order.time > LONGEST) note(order.idempotencyKey, { isLate: true })
        else if (!(await settle(order))) break
      }
    isSending = false
  }
  return {
    state,
    remove,
    add: (order) => set([...state.get(), { ...order, idempotencyKey: randomKey(), time: now() }]),
    open: () => {
      const end = onConnect(() => void send())
      void send()
      return end
    },
    sendNow: async (key) => {
      const order = state.get().find(({ idempotencyKey }) => idempotencyKey === key)
      if (order) await settle(order)
    },
  }
}

const ofShops = untilSignedOut<UnsentOrders>()

/** Returns the orders of a shop that wait on this device: the same for all screens. */
export const unsentOrdersOf = (
  {
    authentication,
    connection,
    storage,
  }: Pick<StaffClient, 'authentication' | 'connection' | 'storage'>,
  shop: string,
): UnsentOrders => {
  const known = ofShops(authentication)
  const orders = known.get(shop) ?? createUnsentOrders(connection, { shop, storage })
  known.set(shop, orders)
  return orders
}
