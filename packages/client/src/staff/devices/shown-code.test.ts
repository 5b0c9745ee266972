import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { createShownCode } from './shown-code.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** A server whose codes are valid for some minutes, at another time than this clock's. */
const serverOf = (minutes: number) => {
  let made = 0
  const validFrom = '2020-01-01T12:00:00.000Z'
  const validUntil = new Date(Date.parse(validFrom) + minutes * 60_000).toISOString()
  return scriptedConnection({
    'tableCodes/show create': () => {
      made += 1
      if (made === 3) throw new Error('The server is down')
      return { code: `code ${made}`, validFrom, validUntil }
    },
  })
}

test('SESS-9.4: a code is replaced a minute before it ends, whatever the clock says', async () => {
  const { connection } = serverOf(10)
  const shown = createShownCode(connection, { shop: 'shop', table: 'table' })
  const close = shown.open()
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown.state.get()).toEqual({ status: 'ready', code: 'code 1', left: 9 * 60_000 - 1000 })
  await vi.advanceTimersByTimeAsync(9 * 60_000)
  expect(shown.state.get()).toMatchObject({ code: 'code 2' })
  await vi.advanceTimersByTimeAsync(9 * 60_000 + 2000)
  expect(shown.state.get()).toEqual({ status: 'failed', message: 'The server is down' })
  await shown.make()
  expect(shown.state.get()).toMatchObject({ code: 'code 4' })
  close()
})

test('SESS-9.4: a code of one minute shows for half of it; after closing, none is made', async () => {
  const { connection, count } = serverOf(1)
  const close = createShownCode(connection, { shop: 'shop', table: 'table' }).open()
  await vi.advanceTimersByTimeAsync(31_000)
  expect(count('tableCodes/show create')).toBe(2)
  close()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(count('tableCodes/show create')).toBe(2)
})
