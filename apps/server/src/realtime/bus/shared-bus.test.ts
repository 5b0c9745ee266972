import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type RedisCluster, startRedisCluster } from '../../testing/redis-cluster.ts'
import { type RedisServer, startRedis } from '../../testing/redis-server.ts'
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import type { BusMessage, EventBus, Subject } from '../../runtime/event-bus.ts'
import type { Carrier } from './carrier.ts'
import { postgresCarrier } from './postgres-carrier.ts'
import { redisCarrier } from './redis-carrier.ts'
import { sharedBus } from './shared-bus.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let redis: RedisServer
let cluster: RedisCluster
const open: EventBus[] = []
beforeAll(async () => {
  database = await makeTestDatabase()
  redis = await startRedis()
  cluster = await startRedisCluster()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((bus) => bus.close()))
})
afterAll(async () => {
  await redis.kill()
  await cluster.stop()
  await database.drop()
})

const carriers: readonly [name: string, make: () => Carrier, breakIt: () => Promise<void>][] = [
  [
    'PostgreSQL',
    () => postgresCarrier(database.settings, log),
    async () => {
      const client = new Client(database.settings)
      await client.connect()
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'comanda subjects'",
      )
      await client.end()
    },
  ],
  [
    'Redis',
    () => redisCarrier([redis.url], log),
    async () => {
      await redis.kill()
      await redis.start()
    },
  ],
  [
    'a Redis Cluster',
    () => redisCarrier([cluster.nodes[1]?.url ?? ''], log),
    async () => {
      const owner = cluster.ownerOf('comanda:shop/a')
      await owner.kill()
      await owner.start()
    },
  ],
]

const message = (number: number, shop = 'a', text = ''): BusMessage => ({
  path: 'products',
  event: 'patched',
  data: { number, shop, text },
})

const openBus = async (carrier: Carrier) => {
  const bus = await sharedBus(carrier, log)
  open.push(bus)
  const heard: BusMessage[] = []
  const gaps: Subject[] = []
  bus.listen((one) => heard.push(one))
  bus.onGap((subjects) => gaps.push(...subjects))
  return { bus, heard, gaps }
}

describe.each(carriers)('the bus over %s', (_name, makeCarrier, breakIt) => {
  /** Two servers; the other one follows the shop `a`. */
  const twoServers = async () => {
    const one = await openBus(makeCarrier())
    const other = await openBus(makeCarrier())
    await other.bus.follow('shop/a').ready
    return { one, other }
  }

  it('events of one server reach each server that follows, once and in order (EVENT-1.3)', async () => {
    const { one, other } = await twoServers()
    const sent = Array.from({ length: 200 }, (_, number) => message(number))
    for (const each of sent) one.bus.publish(each)
    expect(one.heard).toEqual(sent)
    await expect.poll(() => other.heard).toEqual(sent)
  })

  it('a server decodes nothing of what it does not follow (EVENT-1.8)', async () => {
    const { one, other } = await twoServers()
    for (let number = 0; number < 50; number += 1) one.bus.publish(message(number, 'b'))
    one.bus.publish(message(1))
    await expect.poll(() => other.heard).toEqual([message(1)])
    expect(other.bus.counts()).toMatchObject({ decoded: 1, followed: 2, waiting: 0 })
    expect(one.bus.counts().decoded).toBe(0)
    const all = { path: 'systemSettings', event: 'patched', data: {} }
    other.bus.publish(all)
    await expect.poll(() => one.heard.at(-1)).toEqual(all)
  })

  it('an event of several subjects is heard once by who follows them', async () => {
    const { one, other } = await twoServers()
    await other.bus.follow('user/u').ready
    const data = { _id: 'r', shop: 'a', user: 'u' }
    one.bus.publish({ path: 'reservations', event: 'created', data })
    await expect.poll(() => other.bus.counts().decoded).toBe(2)
    one.bus.publish(message(1))
    await expect.poll(() => other.heard).toMatchObject([{ data }, message(1)])
  })

  it('messages larger than a packet arrive complete', async () => {
    const { one, other } = await twoServers()
    const text = Array.from({ length: 30_000 }, () => Math.random().toString(36)).join('麵')
    one.bus.publish(message(1, 'a', text))
    await expect.poll(() => other.heard).toEqual([message(1, 'a', text)])
  })

  it('after its connection breaks it reconnects, reports the gap, and continues', async () => {
    const { one, other } = await twoServers()
    await breakIt()
    one.bus.publish(message(1))
    expect(one.heard).toEqual([message(1)])
    await expect.poll(() => other.gaps, { timeout: 10_000 }).toContain('shop/a')
    one.bus.publish(message(2))
    await expect.poll(() => other.heard.at(-1)).toEqual(message(2))
  })
})

describe('a Redis that hangs', () => {
  it('blocks nobody; events in the meantime arrive once it resumes, or a gap is reported', async () => {
    const one = await openBus(redisCarrier([redis.url], log))
    const other = await openBus(redisCarrier([redis.url], log))
    await other.bus.follow('shop/a').ready
    redis.hang()
    for (let number = 0; number < 30_000; number += 1) one.bus.publish(message(number))
    redis.resume()
    await expect.poll(() => other.heard.at(-1)).toEqual(message(29_999))
    expect(other.heard.length).toBeLessThan(30_000)
    expect(other.gaps).toEqual(['shop/a'])
  })
})
