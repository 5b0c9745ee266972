import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount, password } from '../testing/accounts.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const day = 86_400_000
let now = Date.now() - 100 * day
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  await makeAccount(server, 'clock')
})
afterAll(() => server.stop())

it('OPER-3.1: tokens begin and end by the clock that decides, not by that of the process', async () => {
  const client = await server.client({ email: 'clock@comanda.test', password })
  const { accessToken } = (await client.get('authentication')) as { accessToken: string }
  const [, claims = ''] = accessToken.split('.')
  const { iat } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { iat: number }
  expect(Math.abs(iat * 1000 - now)).toBeLessThan(2000)
  const status = async (): Promise<number> => {
    const headers = { authorization: `Bearer ${accessToken}` }
    return (await fetch(`${server.url}/api/bookmarks`, { headers })).status
  }
  expect(await status()).toBe(200)
  // The connection is still signed in: its end is 14 days ahead by this clock, long ago by the process's.
  await expect(client.service('bookmarks').find()).resolves.toBeDefined()
  now += 13 * day
  expect(await status()).toBe(200)
  now += 2 * day
  expect(await status()).toBe(401)
})
