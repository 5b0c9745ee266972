import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect, type Connection } from '../connection/connection.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { createRemoteTranslations } from './remote-translations.ts'

let server: TestServer
let connection: Connection

beforeEach(async () => {
  server = await startTestServer()
  connection = connect({ url: server.url })
  await until(connection.status, (status) => status === 'online')
})
afterEach(async () => {
  vi.useRealTimers()
  connection.close()
  await server.stop()
})

test('messages that staff wrote are loaded, and cached for the next visit (LANG-1.5)', async () => {
  const storage = memoryStorage()
  const options = { app: 'storefront', storage, key: 'translations' } as const
  const translations = createRemoteTranslations(connection, options)
  translations.load('en')
  await until(translations.state, (known) => known.has('en'))
  expect(translations.state.get().get('en')).toEqual({ 'cart.title': 'Basket' })
  const later = createRemoteTranslations(connection, options)
  expect(later.state.get().get('en')).toEqual({ 'cart.title': 'Basket' })
  translations.close()
  later.close()
})

test('missing messages are reported together after 3 s, each once (CALL-3.4)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const options = { app: 'storefront', storage: memoryStorage(), key: 'translations' } as const
  const translations = createRemoteTranslations(connection, options)
  translations.miss('en', 'a.b')
  translations.miss('en', 'a.b')
  translations.miss('en', 'c')
  await vi.advanceTimersByTimeAsync(2999)
  expect(server.known.missing).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await expect
    .poll(() => server.known.missing)
    .toEqual([{ app: 'storefront', locale: 'en', keys: ['a.b', 'c'] }])
  translations.close()
})
