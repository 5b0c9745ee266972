import type { TableSession } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idempotencyKeys } from '../tables/idempotency-keys.ts'
import { userCoupons } from '../tables/user-coupons.ts'
import { orderingCalls } from '../testing/ordering-calls.ts'
import { makeOrderingShop } from '../testing/ordering-shop.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { Job } from './job.ts'
import { jobs } from './jobs.ts'
import { type RunningJobs, startJobs } from './start-jobs.ts'

const often = { pollSeconds: 0.5 }
/** Once a year, so that it is never due during a test. */
const cron = '0 0 1 1 *'

let database: TestDatabase
let now = Date.parse('2026-03-02T10:00:00Z')
let servers: readonly TestServer[] = []
beforeAll(async () => {
  database = await makeTestDatabase()
  servers = await Promise.all([1, 2].map(() => startTestServer({ database, now: () => now })))
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await database.drop()
})

const running: RunningJobs[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()))
})

const startOn = async (server: TestServer | undefined, job: Job): Promise<void> => {
  if (server) running.push(await startJobs(server.runtime, [job], often))
}

const statesOf = async (name: string): Promise<unknown[]> => {
  const { rows } =
    (await servers[0]?.runtime.database.execute(
      sql`select state::text as state from jobs.job where name = ${name}`,
    )) ?? {}
  return (rows ?? []).map(({ state }) => state)
}

describe('jobs of two servers', () => {
  it('each run once on one of them, also if they start together', async () => {
    const done: number[] = []
    const job = (server: number): Job => ({
      name: 'count',
      cron,
      run: () => Promise.resolve(done.push(server)),
    })
    await Promise.all(servers.map((server, index) => startOn(server, job(index))))
    await expect.poll(() => statesOf('count'), { timeout: 25_000 }).toEqual(['completed'])
    expect(done).toHaveLength(1)
  })

  it('are retried on any server after a failure', async () => {
    let tries = 0
    const job: Job = {
      name: 'fail',
      cron,
      run: () => {
        tries += 1
        return tries === 1 ? Promise.reject(new Error('the first time')) : Promise.resolve(1)
      },
    }
    await Promise.all(servers.map((server) => startOn(server, job)))
    await expect.poll(() => statesOf('fail'), { timeout: 25_000 }).toEqual(['retry'])
    await servers[0]?.runtime.database.execute(
      sql`update jobs.job set start_after = now() where name = 'fail'`,
    )
    await expect.poll(() => statesOf('fail'), { timeout: 25_000 }).toEqual(['completed'])
    expect(tries).toBe(2)
  })

  it('all run at the start without failing', async () => {
    const [first, second] = servers
    if (first) running.push(await startJobs(first.runtime, jobs, often))
    if (second) running.push(await startJobs(second.runtime, jobs, often))
    for (const { name } of jobs)
      await expect.poll(() => statesOf(name), { timeout: 25_000 }).toEqual(['completed'])
  })
})

const at = (age: number) => new Date(now - age * 86_400_000).toISOString()

const run = async (name: string): Promise<number | undefined> => {
  const [server] = servers
  const job = jobs.find((one) => one.name === name)
  return server && job?.run(server.runtime)
}

describe('effects', () => {
  beforeEach(() => {
    now += 7 * 86_400_000
  })

  it('expired coupons are marked', async () => {
    const endDate = new Date(now - 3 * 86_400_000).toISOString()
    const coupon = { coupon: 'c'.repeat(24), status: 'valid' as const }
    const createTime = endDate
    await servers[0]?.runtime.database.insert(userCoupons).values([
      { _id: '1'.repeat(24), holder: '1'.repeat(24), ...coupon, endDate, createTime },
      { _id: '2'.repeat(24), holder: '2'.repeat(24), ...coupon, createTime },
    ])
    expect(await run('expire-coupons')).toBe(1)
    expect(await run('expire-coupons')).toBe(0)
  })

  it('a table’s session without an order is closed after six hours, and its guests receive the event (SESS-1.5)', async () => {
    const [server] = servers
    if (!server) return
    const shop = await makeOrderingShop(server)
    const client = await server.client()
    const calls = orderingCalls(client, shop)
    const fresh = { date: new Date(now).toISOString() }
    const { session: empty } = await calls.scan(shop.table, fresh)
    const { session: used } = await calls.scan(shop.otherTable, fresh)
    await calls.order(used._id)
    const heard: string[] = []
    await client.service('tableSessions/subscribe').create({ item: empty._id })
    client.service('tableSessions').on('patched', ({ status }: TableSession) => heard.push(status))
    now += 6 * 3_600_000 - 1000
    expect(await run('close-stale-sessions')).toBe(0)
    now += 2000
    expect(await run('close-stale-sessions')).toBe(1)
    await expect.poll(() => heard).toEqual(['cancelled'])
    expect(await client.service('tableSessions').get(used._id)).toMatchObject({
      status: 'ongoing',
    })
    const again = await calls.scan(shop.table, { date: new Date(now).toISOString() })
    expect(again).toMatchObject({ created: true })
  })

  it('saved results of writes are deleted after a week, newer ones stay', async () => {
    const [server] = servers
    const key = { shop: 's', scope: 'x', payloadHash: '' }
    await server?.runtime.database.delete(idempotencyKeys)
    await server?.runtime.database.insert(idempotencyKeys).values(
      Array.from({ length: 2500 }, (_, index) => ({
        ...key,
        key: `old ${index}`,
        createTime: at(8),
      })),
    )
    await server?.runtime.database
      .insert(idempotencyKeys)
      .values({ ...key, key: 'new', createTime: at(6) })
    expect(await run('drop-old-rows')).toBeGreaterThanOrEqual(2500)
    const left = await server?.runtime.database.select().from(idempotencyKeys)
    expect(left?.map((row) => row.key)).toEqual(['new'])
  })
})
