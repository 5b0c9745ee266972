import { request } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import type { FloodLimits } from '../config/flood-limits.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
const start = async (floodLimits: Partial<FloodLimits>) => {
  server = await startTestServer({ config: { floodLimits } })
}
afterEach(() => server.stop())

const find = () => fetch(`${server.url}/api/shops`)

it('CALL-6.7: calls over REST above the rate wait', async () => {
  await start({ callsPerSecond: 10, callBurst: 1 })
  const responses = await Promise.all(Array.from({ length: 30 }, find))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
})

it('CALL-6.7: calls over REST above those that may wait are refused, with the time to come back', async () => {
  await start({ callsPerSecond: 1, callBurst: 1, waitingOverRest: 3 })
  const responses = await Promise.all(Array.from({ length: 30 }, find))
  const refused = responses.find(({ status }) => status === 429)
  expect(refused?.headers.get('retry-after')).toBe('1')
  expect(await refused?.json()).toMatchObject({
    code: 429,
    data: { code: 'tooManyCalls', retryAfter: 1000 },
  })
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(7)
})

/** Begins to send a body of 1 MB. */
const begin = () => {
  const begun = request(`${server.url}/api/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 1_000_000 },
  })
  begun.on('error', () => undefined)
  begun.write('{')
  return begun
}

it('CALL-6.7: bodies that an address does not finish are bounded, and hold up no call without a body', async () => {
  await start({ bodyBytes: 2_500_000 })
  const begun = [begin(), begin(), begin(), begin()]
  const status = await Promise.race(
    begun.map((one) => new Promise((resolve) => one.on('response', (r) => resolve(r.statusCode)))),
  )
  expect(status).toBe(429)
  expect((await find()).status).toBe(200)
  for (const one of begun) one.destroy()
})
