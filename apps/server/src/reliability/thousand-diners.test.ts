import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrderingShop, type OrderingShop } from '../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
const agent = new Agent({ keepAlive: true, maxSockets: 50 })
beforeAll(async () => {
  // The clock stands still: a slow machine looks once more after each second (CAT-4.8).
  const now = Date.now()
  server = await startTestServer({ now: () => now })
  shop = await makeOrderingShop(server)
})
afterAll(async () => {
  agent.destroy()
  await server.stop()
})

interface Answer {
  readonly status: number
  readonly etag: string
}

/** Loads the menu as a phone with a cached version does. */
const reload = (etag = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', ...(etag ? { 'if-none-match': etag } : {}) }
    request(`${server.url}/api/menus/${shop.shop}`, { agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, etag: String(answer.headers.etag) }),
      )
    })
      .on('error', reject)
      .end()
  })

it('a thousand diners who reload after a change cost one database read, and all get the change', async () => {
  const before = await reload()
  await server.app.service('products').patch(shop.noodles, { price: 41.5 })
  let looks = 0
  const count = () => {
    looks += 1
  }
  server.runtime.readConnection.pool.on('acquire', count)
  const answers = await Promise.all(Array.from({ length: 1000 }, () => reload(before.etag)))
  expect(looks).toBe(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const [after] = new Set(answers.map(({ etag }) => etag))
  expect(after).not.toBe(before.etag)
  const again = await Promise.all(Array.from({ length: 1000 }, () => reload(after)))
  expect(looks).toBe(1)
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([304]))
  server.runtime.readConnection.pool.off('acquire', count)
})
