import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Connection, ConnectionStatus } from '../connection/connection.ts'
import { createEventListeners } from '../connection/event-listeners.ts'
import { CallError } from '../errors/call-error.ts'
import { createStore } from '../store/store.ts'
import { createEndlessList } from './endless-list.ts'
import { pageSize } from './page-size.ts'

type Query = Record<string, unknown>
interface Row {
  readonly _id: string
  readonly time: number
  readonly version?: number
}

const rows = Array.from({ length: 25 }, (_, at): Row => ({ _id: `r${at + 10}`, time: 100 - at }))
const listeners = createEventListeners()
let queries: Query[] = []
let respond: (query: Query) => Promise<unknown>

const paged = async (query: Query) => {
  const after = query['$after'] as Row | undefined
  const from = after ? rows.findIndex((row) => row._id === after._id) + 1 : 0
  return { total: rows.length, data: rows.slice(from, from + Number(query['$limit'])) }
}
/** Only what a list uses of a connection, so that the test controls the timing. */
const status = createStore<ConnectionStatus>('online')
const connection = {
  status,
  listen: listeners.listen,
  service: () => ({
    find: (query: Query) => {
      queries.push(query)
      return respond(query)
    },
  }),
} as unknown as Connection
const list = (change = {}) =>
  createEndlessList<Row>(connection, { path: 'orders', sort: { time: -1 }, ...change })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  queries = []
  respond = paged
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('endless list', () => {
  it('pages of 10, one after another by keyset on the sort fields and _id (LIST-1.1, CALL-1.3)', async () => {
    const orders = list({ where: { $or: [{ a: 1 }, { b: 2 }] } })
    orders.more()
    await pass(0)
    expect(queries).toEqual([{ $or: [{ a: 1 }, { b: 2 }], $sort: { time: -1 }, $limit: 10 }])
    orders.more()
    await pass(500)
    expect(queries[1]).toMatchObject({ $after: { time: 91, _id: 'r19' } })
    expect(orders.state.get().items).toHaveLength(20)
  })

  it('the next page loads 500 ms after the last one, however often it is requested (LIST-1.4)', async () => {
    const orders = list()
    orders.more()
    await pass(0)
    orders.more()
    await pass(499)
    orders.more()
    expect(queries).toHaveLength(1)
    await pass(1)
    expect(queries).toHaveLength(2)
  })

  it('is loaded once the total is reached, a page is empty, or shorter than its limit (LIST-1.2)', async () => {
    const orders = list()
    orders.fit(20, 2)
    orders.more()
    await pass(0)
    expect(orders.state.get()).toMatchObject({ isLoaded: true, items: rows })
    respond = async () => []
    const none = list()
    none.more()
    await pass(0)
    expect(none.state.get()).toEqual({ items: [], isLoading: false, isLoaded: true })
    respond = async (query) => ({ ...(await paged(query)), total: 2_147_483_647, limit: 20 })
    const uncounted = list()
    uncounted.fit(7, 2)
    uncounted.more()
    await pass(0)
    expect(uncounted.state.get()).toMatchObject({ isLoaded: false, items: { length: 20 } })
    uncounted.more()
    await pass(500)
    expect(uncounted.state.get()).toMatchObject({ isLoaded: true, items: rows })
  })

  it('an error is logged and marks it loaded (LIST-1.3)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    respond = () => Promise.reject(new Error('no'))
    const orders = list()
    orders.more()
    await pass(0)
    expect(warn).toHaveBeenCalledOnce()
    expect(orders.state.get()).toMatchObject({
      isLoaded: true,
      items: [],
      error: { message: 'no' },
    })
  })

  it('the page that failed is loaded again after 5 to 10 s while there is a connection, the rows stay (LIST-1.3)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const orders = list()
    orders.more()
    await pass(0)
    respond = () => Promise.reject(new Error('busy'))
    orders.more()
    await pass(500)
    expect(orders.state.get()).toMatchObject({ items: { length: 10 }, error: { message: 'busy' } })
    respond = paged
    status.set('offline')
    await pass(10_000)
    expect(queries).toHaveLength(2)
    status.set('online')
    orders.reload()
    await pass(10)
    respond = () => Promise.reject(new Error('busy'))
    orders.more()
    await pass(500)
    respond = paged
    await pass(10_000)
    expect(orders.state.get().items).toHaveLength(20)
    expect(orders.state.get().error).toBeUndefined()
    expect(queries.at(-1)).toMatchObject({ $after: { _id: 'r19' } })
  })

  it('what the server refuses is not loaded again (LIST-1.3)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    respond = () =>
      Promise.reject(new CallError({ name: 'Forbidden', message: 'no', statusCode: 403 }))
    list().more()
    await pass(60_000)
    expect(queries).toHaveLength(1)
  })

  it('a reload shows the previous rows for 250 ms; reloads within 10 ms are one (LIST-1.4)', async () => {
    const orders = list()
    orders.more()
    await pass(0)
    respond = () => new Promise(() => undefined)
    orders.reload()
    await pass(5)
    orders.reload()
    await pass(10)
    expect(queries).toHaveLength(2)
    expect(orders.state.get()).toMatchObject({ isLoading: true, items: { length: 10 } })
    await pass(250)
    expect(orders.state.get()).toMatchObject({ isLoading: true, items: [] })
  })

  it('a response that a reload has overtaken is ignored', async () => {
    const orders = list()
    const late: ((page: unknown) => void)[] = []
    respond = () => new Promise((resolve) => void late.push(resolve))
    orders.more()
    orders.reload()
    respond = async () => ({ total: 1, data: rows.slice(0, 1) })
    await pass(10)
    late[0]?.({ total: 2, data: rows.slice(0, 2) })
    await pass(0)
    expect(orders.state.get().items).toHaveLength(1)
  })

  it('a response after closing is ignored; the list can be opened again', async () => {
    const orders = list()
    const close = orders.open()
    orders.more()
    close()
    orders.open()
    orders.more()
    await pass(0)
    expect(queries).toHaveLength(2)
    expect(orders.state.get().items).toHaveLength(10)
  })

  it('populated data: the last record is loaded again by _id, limit 1 (LIST-1.5)', async () => {
    const orders = list({ populated: true })
    orders.more()
    await pass(0)
    orders.more()
    await pass(500)
    expect(queries[1]).toEqual({ _id: 'r19', $limit: 1, $select: ['time'] })
    expect(queries).toHaveLength(3)
  })

  it('a changed record is updated in place', async () => {
    const orders = list()
    const close = orders.open()
    orders.more()
    await pass(0)
    listeners.dispatch('orders patched', { _id: 'r10', time: 100, version: 2 })
    listeners.dispatch('orders patched', { _id: 'other', time: 1 })
    expect(orders.state.get().items[0]?.version).toBe(2)
    close()
    listeners.dispatch('orders patched', { _id: 'r10', time: 100, version: 3 })
    expect(orders.state.get().items[0]?.version).toBe(2)
  })

  it('a page has rows plus 3 times columns, from 10 to 100 (LIST-1.1)', () =>
    expect([pageSize(2, 1), pageSize(9.2, 2), pageSize(60, 3)]).toEqual([10, 26, 100]))
})
