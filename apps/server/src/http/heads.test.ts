import { afterEach, expect, it } from 'vitest'
import type { Config } from '../config/config.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
const start = async (config: Partial<Config> = {}) => {
  server = await startTestServer({ config })
}
afterEach(() => server.stop())

const headOf = async (path: string, name: string, init: RequestInit = {}) =>
  (await fetch(`${server.url}${path}`, init)).headers.get(name)

const caching = (path: string, init?: RequestInit) => headOf(path, 'cache-control', init)

it('CALL-7.1: no cache stores records, responses to writes, or errors', async () => {
  await start()
  expect(await caching('/api/shops')).toBe('no-store')
  expect(await caching(`/api/shops/${'f'.repeat(24)}`)).toBe('no-store')
  expect(await caching('/api/authentication', { method: 'POST' })).toBe('no-store')
  expect(await caching(`/api/attachments/${'f'.repeat(24)}`)).toBe('no-store')
  expect(await caching('/api/nothing')).toBe('no-store')
  expect(await caching('/api/health')).toBe('no-store')
})

it('CALL-7.1: what is public and has an etag is validated instead', async () => {
  await start()
  expect(await headOf('/api/openapi.json', 'cache-control')).toBe('no-cache')
})

it('CALL-7.2: a server with a public address of https says so', async () => {
  await start({ publicUrl: 'https://menu.example.com' })
  expect(await headOf('/api/health', 'strict-transport-security')).toBe('max-age=31536000')
})

it('CALL-7.2: so does one whose trusted proxy says it; without one the header is not believed', async () => {
  const headers = { 'x-forwarded-proto': 'https' }
  await start({ trustedProxies: 1 })
  const name = 'strict-transport-security'
  expect(await headOf('/api/health', name, { headers })).toBe('max-age=31536000')
  expect(await headOf('/api/health', name)).toBeNull()
  await server.stop()
  await start()
  expect(await headOf('/api/health', name, { headers })).toBeNull()
})
