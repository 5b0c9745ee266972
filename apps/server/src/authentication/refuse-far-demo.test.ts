import { staffAccounts } from '@comanda/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '../seed/load-demo.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let database: TestDatabase
let server: TestServer
beforeAll(async () => {
  database = await makeTestDatabase()
  server = await startTestServer({ database })
  await loadDemo(server.app, server.runtime)
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const { email, password } = staffAccounts[0] ?? {}

const post = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`${url}/api/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ strategy: 'local', email, password }),
  })
  return (await response.json()) as { accessToken?: string; data?: { code?: string } }
}
const refused = { data: { code: 'demoRefused' } }

describe('SETUP-1.7: accounts of the demo', () => {
  it.each([
    ['this machine', {}],
    ['a phone behind a proxy in the house', { 'x-forwarded-for': '192.168.1.20' }],
    ['a phone with an IPv6 address of the house', { forwarded: 'for="[fd00::7]:4711"' }],
  ])('sign in from %s', async (_where, headers) => {
    expect(await post(server.url, headers)).toHaveProperty('accessToken')
  })

  it.each([
    ['through a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['with an address of the house before it', { 'x-forwarded-for': '10.0.0.1, 203.0.113.9' }],
    ['through a proxy that says so in another header', { 'x-real-ip': '2001:db8::1' }],
    ['through a proxy that hides it', { forwarded: 'for=_hidden;proto=https' }],
  ])('do not from the internet %s, however many proxies are trusted', async (_how, headers) => {
    expect(await post(server.url, headers)).toMatchObject(refused)
    for (const trustedProxies of [1, 2]) {
      const proxied = await startTestServer({ database, config: { trustedProxies } })
      expect(await post(proxied.url, headers)).toMatchObject(refused)
      await proxied.stop()
    }
  })

  it('use no token from the internet that was given in the house', async () => {
    const { accessToken } = await post(server.url)
    const find = (headers: object) =>
      fetch(`${server.url}/api/staffActions`, {
        headers: { authorization: `Bearer ${accessToken}`, ...headers },
      })
    expect((await find({})).status).toBe(200)
    expect((await find({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(401)
  })

  it('neither sign in nor use a token on a server with an https address', async () => {
    const { accessToken } = await post(server.url)
    const config = { publicUrl: 'https://eat.example' }
    const there = await startTestServer({ database, config })
    expect(await post(there.url)).toMatchObject(refused)
    const headers = { authorization: `Bearer ${accessToken}` }
    expect((await fetch(`${there.url}/api/staffActions`, { headers })).status).toBe(401)
    await there.stop()
  })
})
