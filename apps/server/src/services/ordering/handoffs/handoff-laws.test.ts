import type { HandoffResult, TakeOverResult } from '@comanda/contract'
import { array, assert, asyncProperty, integer, record } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  idempotencyKey,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { makeTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

/** `RACES=10000` for a campaign. */
const RACERS = Number(process.env['RACES'] ?? 200)
/** How many of them run at a time. */
const TOGETHER = 100

let database: TestDatabase
let servers: TestServer[]
let phones: TestClient[]
let shop: OrderingShop
beforeAll(async () => {
  database = await makeTestDatabase()
  servers = [await startTestServer({ database }), await startTestServer({ database })]
  const [one] = servers
  if (!one) throw new Error('no server')
  shop = await makeOrderingShop(one)
  phones = await Promise.all([0, 1, 2, 3].flatMap(() => servers.map((server) => server.client())))
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await database.drop()
})

const handOver = async (kind: 'move' | 'copy') =>
  (await phones[0]?.service('carts/handoff').create({
    kind,
    cart: { shop: shop.shop, mode: 'takeAway', lines: [{ id: 'one', product: shop.noodles }] },
  })) as HandoffResult

interface Taking {
  readonly create: (data: object) => Promise<TakeOverResult>
}

interface Racer {
  readonly phone: number
  readonly key: string
}

/** Returns the keys of those who got the cart, once for each time. */
const race = async (code: string, racers: readonly Racer[]): Promise<readonly string[]> => {
  const takers: string[] = []
  for (let at = 0; at < racers.length; at += TOGETHER)
    await Promise.all(
      racers.slice(at, at + TOGETHER).map(async ({ phone, key }) => {
        const by = phones[phone % phones.length]
        if (!by) throw new Error('no phone')
        const taken = await (by.service('carts/takeOver') as Taking)
          .create({ code, idempotencyKey: key })
          .catch((error: { data?: { code?: string } }) => {
            expect(error.data?.code).toBe('handoffTaken')
            return undefined
          })
        if (taken?.cart) takers.push(key)
      }),
    )
  return takers
}

it('HANDOFF-3.1: of many who take a moved cart at once, on two servers and again and again, exactly one has it', async () => {
  const { code } = await handOver('move')
  const racers = Array.from({ length: RACERS }, (_, phone) => ({ phone, key: idempotencyKey() }))
  expect(new Set(await race(code, [...racers, ...racers])).size).toBe(1)
}, 300_000)

it('HANDOFF-3.1, HANDOFF-3.2: whatever the order and repetition of takings, as many phones have the cart as its kind allows, and each of them whenever it asks', async () => {
  const racer = record({ phone: integer({ min: 0, max: 7 }), key: integer({ min: 0, max: 14 }) })
  await assert(
    asyncProperty(array(racer, { minLength: 1, maxLength: 40 }), async (drawn) => {
      for (const [kind, most] of [
        ['move', 1],
        ['copy', 10],
      ] as const) {
        const { code } = await handOver(kind)
        const keys = Array.from({ length: 15 }, idempotencyKey)
        const racers = drawn.map(({ phone, key }) => ({ phone, key: keys[key] ?? '' }))
        const takers = new Set(await race(code, racers))
        const asked = new Set(racers.map(({ key }) => key))
        expect(takers.size).toBe(Math.min(most, asked.size))
        const again = await race(
          code,
          [...takers].map((key, phone) => ({ phone, key })),
        )
        expect(new Set(again)).toEqual(takers)
      }
    }),
    { numRuns: 15 },
  )
})
