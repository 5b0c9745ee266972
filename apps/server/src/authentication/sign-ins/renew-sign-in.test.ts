import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../../testing/accounts.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const hour = 3_600_000
let now = Date.parse('2026-03-02T10:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
})
afterAll(() => server.stop())

const call = (body: object) =>
  fetch(`${server.url}/api/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Signs in, then renews the token every 10 hours. Returns after how many hours it is refused, 40 days at most. */
const hoursRenewed = async (credentials: object): Promise<number> => {
  const begun = now
  const first = await call({ strategy: 'local', ...credentials })
  let { accessToken } = (await first.json()) as { accessToken: string }
  for (; now - begun < 40 * 24 * hour; now += 10 * hour) {
    const renewed = await call({ strategy: 'jwt', accessToken })
    if (renewed.status === 401) break
    accessToken = ((await renewed.json()) as { accessToken: string }).accessToken
  }
  return (now - begun) / hour
}

it('ACC-2.6: a token that is used all the time stays valid, that of staff for 30 days', async () => {
  expect(await hoursRenewed(await makeAccount(server, 'member'))).toBe(40 * 24)
  const staff = await makeAccount(server, 'manager', [{ role: 'owner' }])
  expect(await hoursRenewed(staff)).toBe(30 * 24)
})
