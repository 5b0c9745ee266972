import type { ChangesPage, ProductStock } from '@comanda/contract'
import { array, assert, asyncProperty, boolean, integer, nat, oneof, record } from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrderingShop, type OrderingShop } from '../../testing/ordering-shop.ts'
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

const runs = Number(process.env['HISTORIES'] ?? 25)
const writers = 4

let own: TestDatabase
let server: TestServer
let shop: OrderingShop
let manager: TestClient
let clients: Client[] = []
const dishes: string[] = []
beforeAll(async () => {
  own = await makeTestDatabase()
  server = await startTestServer({ database: own })
  shop = await makeOrderingShop(server, {}, { mode: 'manual', quantity: 0 })
  manager = await server.client(shop.staff)
  dishes.push(shop.noodles, shop.tea, shop.set, shop.bun)
  for (const dish of dishes)
    await server.app
      .service('productStocks')
      .patch(dish, { stock: { mode: 'manual', quantity: 0 } })
  clients = await Promise.all(
    Array.from({ length: writers }, async () => {
      const client = new Client(own.settings)
      await client.connect()
      return client
    }),
  )
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await server.stop()
  await own.drop()
})

const read = async (data: object): Promise<ChangesPage> =>
  (await manager
    .service('changes/read')
    .create({ shop: shop.shop, paths: ['productStocks'], ...data })) as ChangesPage

const count = `update product_stocks set quantity = $2 where product = $1 and product_option = '' and choice = ''`

/** A transaction that is open, and what it has written: a count for some dishes. */
type Open = Map<number, number>

/** Which counts are committed: a cursor may also tell of what was there when it was begun. */
const committed = new Map([0, 1, 2, 3].map((dish) => [dish, 0]))

/** Listens as a caller does, and knows what must still be told. */
const listener = async () => {
  let { cursor } = await read({})
  const untold = new Set<number>()
  return {
    commit: (open: Open) => {
      for (const [dish, quantity] of open) {
        committed.set(dish, quantity)
        untold.add(dish)
      }
    },
    untold,
    poll: async (limit: number) => {
      const page = await read({ since: cursor, limit })
      cursor = page.cursor
      for (const { record: id, data } of page.data) {
        const dish = dishes.indexOf(id)
        // Nothing before its commit, and never an older record than before.
        expect((data as ProductStock).stock?.quantity).toBe(committed.get(dish))
        untold.delete(dish)
      }
    },
  }
}

const step = oneof(
  { weight: 5, arbitrary: record({ write: nat(writers - 1), dish: nat(3) }) },
  { weight: 3, arbitrary: record({ end: nat(writers - 1), commits: boolean() }) },
  { weight: 2, arbitrary: record({ poll: integer({ min: 1, max: 3 }) }) },
)
type Step = { write: number; dish: number } | { end: number; commits: boolean } | { poll: number }

let quantity = 0
const play = async (steps: readonly Step[]): Promise<void> => {
  const listening = await listener()
  const open = clients.map((): Open | undefined => undefined)
  const end = async (writer: number, commits: boolean): Promise<void> => {
    const own = open[writer]
    if (!own) return
    open[writer] = undefined
    await clients[writer]?.query(commits ? 'commit' : 'rollback')
    if (commits) listening.commit(own)
  }
  try {
    for (const one of steps)
      if ('poll' in one) await listening.poll(one.poll)
      else if ('end' in one) await end(one.end, one.commits)
      else if (!open.some((other, at) => at !== one.write && other?.has(one.dish))) {
        const [client, dish] = [clients[one.write], dishes[one.dish]]
        if (!open[one.write]) await client?.query('begin')
        quantity += 1
        await client?.query(count, [dish, quantity])
        open[one.write] = (open[one.write] ?? new Map<number, number>()).set(one.dish, quantity)
      }
    for (const writer of open.keys()) await end(writer, true)
  } finally {
    for (const writer of open.keys()) await end(writer, false)
  }
  await expect
    .poll(async () => (await listening.poll(2), listening.untold.size), { timeout: 20_000 })
    .toBe(0)
}

it('CHANGE-2.2: law: whatever the order in which transactions write and end, each commit is listed, none before it', async () => {
  await assert(asyncProperty(array(step, { minLength: 4, maxLength: 30 }), play), {
    numRuns: runs,
  })
}, 600_000)

it('CHANGE-2.2: writers at the same time, whose transactions end as they will, lose no change to a reader beside them', async () => {
  let { cursor } = await read({})
  const told = new Map<string, number>()
  const writing = new AbortController()
  const poll = async (): Promise<void> => {
    const page = await read({ since: cursor, limit: 2 })
    cursor = page.cursor
    for (const { record: id, data } of page.data) {
      const counted = (data as ProductStock).stock?.quantity ?? 0
      expect(counted).toBeGreaterThanOrEqual(told.get(id) ?? 0)
      told.set(id, counted)
    }
  }
  const reading = (async () => {
    while (!writing.signal.aborted) await poll()
  })()
  for (const [at, dish] of dishes.entries()) await clients[at]?.query(count, [dish, 1_000_000])
  await Promise.all(
    clients.map(async (client, at) => {
      for (let round = 1; round <= 20; round += 1) {
        await client.query('begin')
        await client.query(count, [dishes[at], 1_000_000 + round])
        await client.query(round % 5 === 0 ? 'rollback' : 'commit')
      }
    }),
  )
  writing.abort()
  await reading
  await expect
    .poll(async () => (await poll(), dishes.map((dish) => told.get(dish))), { timeout: 20_000 })
    .toEqual(dishes.map(() => 1_000_019))
})
