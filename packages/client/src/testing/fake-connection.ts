import type { Order } from '@comanda/contract'
import type { Connection, ConnectionStatus } from '../connection/connection.ts'
import { CallError } from '../errors/call-error.ts'
import { createStore } from '../store/store.ts'

type Listener = (record: unknown) => void

const isOpen = ({ status }: Order): boolean => status !== 'completed' && status !== 'cancelled'

/** A connection to a shop's orders that lie in a map: calls answer from it, and a test says what happens. */
export const fakeConnection = (first: readonly Order[]) => {
  const orders = new Map(first.map((order) => [order._id, order]))
  const status = createStore<ConnectionStatus>('online')
  const listeners = new Map<string, Set<Listener>>()
  const tasks = new Set<() => void>()
  let refusal: CallError | undefined

  const listen = (name: string, listener: Listener): (() => void) => {
    const known = listeners.get(name) ?? new Set()
    listeners.set(name, known.add(listener))
    return () => known.delete(listener)
  }
  const calls = {
    find: async (query: { status: unknown }) => {
      const wantsOpen = query.status !== 'completed'
      const data = [...orders.values()].filter((order) => isOpen(order) === wantsOpen)
      return { total: data.length, limit: 100, data }
    },
    create: async (data: unknown) => data,
    patch: async (id: string, data: Partial<Order>) => {
      if (refusal) throw refusal
      const order = { ...orders.get(id), ...data } as Order
      orders.set(id, order)
      return order
    },
  }
  const service = (path: string) => ({
    ...calls,
    on: (event: string, listener: Listener) => listen(`${path} ${event}`, listener),
  })
  return {
    connection: {
      url: '',
      status,
      service,
      unguarded: service,
      listen: (path: string, event: string, listener: Listener) =>
        listen(`${path} ${event}`, listener),
      onConnect: (task: () => void) => {
        tasks.add(task)
        return () => tasks.delete(task)
      },
      opened: async () => undefined,
      signInWith: () => undefined,
      close: () => undefined,
    } as unknown as Connection,
    /** What the server has; changes here are heard only when they are told. */
    orders,
    status,
    tell: (name: string, record: unknown) => {
      for (const listener of listeners.get(name) ?? []) listener(record)
    },
    reconnect: () => {
      for (const task of tasks) task()
    },
    refuse: (code: string) => {
      refusal = new CallError({ name: 'Conflict', message: code, statusCode: 409, code })
    },
  }
}
