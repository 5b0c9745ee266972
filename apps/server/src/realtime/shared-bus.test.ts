import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RedisServer, startRedis } from '../testing/redis-server.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import type { BusMessage, EventBus } from '../runtime/event-bus.ts'
import { postgresCarrier } from './postgres-carrier.ts'
import { redisCarrier } from './redis-carrier.ts'
import { type Carrier, sharedBus } from './shared-bus.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let redis: RedisServer
const open: EventBus[] = []
beforeAll(async () => {
  database = await makeTestDatabase()
  redis = await startRedis()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((bus) => bus.close()))
})
afterAll(async () => {
  await redis.kill()
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
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'comanda events'",
      )
      await client.end()
    },
  ],
  [
    'Redis',
    () => redisCarrier(redis.url, log),
    async () => {
      await redis.kill()
      await redis.start()
    },
  ],
]

const message = (number: number, text = ''): BusMessage => ({
  path: 'products',
  event: 'patched',
  data: { number, text },
})

describe.each(carriers)('the bus over %s', (_name, makeCarrier, breakIt) => {
  const twoServers = async () => {
    const buses = [
      await sharedBus(makeCarrier(), log),
      await sharedBus(makeCarrier(), log),
    ] as const
    open.push(...buses)
    const heard = buses.map((bus) => {
      const messages: BusMessage[] = []
      bus.listen((one) => messages.push(one))
      return messages
    })
    return { one: buses[0], other: buses[1], heard: [heard[0] ?? [], heard[1] ?? []] as const }
  }

  it('events of one server reach each server, once and in order (EVENT-1.3)', async () => {
    const { one, heard } = await twoServers()
    const sent = Array.from({ length: 200 }, (_, number) => message(number))
    for (const each of sent) one.publish(each)
    expect(heard[0]).toEqual(sent)
    await expect.poll(() => heard[1]).toEqual(sent)
  })

  it('messages larger than a packet arrive complete', async () => {
    const { one, heard } = await twoServers()
    const text = Array.from({ length: 30_000 }, () => Math.random().toString(36)).join('麵')
    one.publish(message(1, text))
    await expect.poll(() => heard[1]).toEqual([message(1, text)])
  })

  it('after its connection breaks it reconnects, reports the gap, and continues', async () => {
    const { one, other, heard } = await twoServers()
    const gaps = vi.fn<() => void>()
    other.onGap(gaps)
    await breakIt()
    one.publish(message(1))
    expect(heard[0]).toEqual([message(1)])
    await expect.poll(() => gaps).toHaveBeenCalled()
    one.publish(message(2))
    await expect.poll(() => heard[1].at(-1)).toEqual(message(2))
  })
})

describe('a Redis that hangs', () => {
  it('blocks nobody; events in the meantime arrive once it resumes, or a gap is reported', async () => {
    const one = await sharedBus(redisCarrier(redis.url, log), log)
    const other = await sharedBus(redisCarrier(redis.url, log), log)
    open.push(one, other)
    const heard: BusMessage[] = []
    other.listen((each) => heard.push(each))
    const gaps = vi.fn<() => void>()
    other.onGap(gaps)
    redis.hang()
    for (let number = 0; number < 30_000; number += 1) one.publish(message(number))
    redis.resume()
    await expect.poll(() => heard.at(-1)).toEqual(message(29_999))
    expect(heard.length).toBeLessThan(30_000)
    expect(gaps).toHaveBeenCalledOnce()
  })
})

describe('a carrier that is unavailable at the start', () => {
  it('is reported by the name of its variable', async () => {
    await expect(sharedBus(redisCarrier('redis://127.0.0.1:1', log), log)).rejects.toThrow(
      'REDIS_URL cannot be reached',
    )
  })
})
