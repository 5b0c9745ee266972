import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallError } from '../errors/call-error.ts'
import { scriptedConnection } from '../testing/scripted-connection.ts'
import { createLoading } from './loading.ts'

const busy = new CallError({ name: 'Unavailable', message: 'Busy', statusCode: 503 })
const refused = new CallError({ name: 'Forbidden', message: 'Not yours', statusCode: 403 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A screen whose loads fail, one after the other. */
const opened = (...failures: readonly CallError[]) => {
  const { connection, status, reconnect } = scriptedConnection({})
  const left = [...failures]
  const load = vi.fn<() => void>(() => {
    const failure = left.shift()
    if (failure) loading.failed(failure)
  })
  const loading = createLoading(connection, load)
  return { load, loading, status, reconnect, close: loading.open() }
}

it('STAFF-8.5: what a busy server has not loaded is loaded again every 5 to 10 s, until it is there', () => {
  const { load } = opened(busy, busy)
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(4999)
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5001)
  expect(load).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(60_000)
  expect(load).toHaveBeenCalledTimes(3)
})

it('what is refused is not loaded again by itself', () => {
  const { load } = opened(refused)
  vi.advanceTimersByTime(60_000)
  expect(load).toHaveBeenCalledTimes(1)
})

it('without a connection it is loaded on the next one', () => {
  const { load, status, reconnect } = opened(busy)
  status.set('offline')
  vi.advanceTimersByTime(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  status.set('online')
  reconnect()
  expect(load).toHaveBeenCalledTimes(2)
})

it('nothing is loaded once no screen shows it', () => {
  const { load, loading, close, reconnect } = opened(busy, busy)
  const closeOther = loading.open()
  close()
  vi.advanceTimersByTime(10_000)
  expect(load).toHaveBeenCalledTimes(3)
  loading.failed(busy)
  closeOther()
  reconnect()
  vi.advanceTimersByTime(60_000)
  loading.failed(busy)
  vi.advanceTimersByTime(60_000)
  expect(load).toHaveBeenCalledTimes(3)
})
