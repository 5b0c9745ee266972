import { randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { Redis } from 'ioredis'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BusMessage } from '../runtime/event-bus.ts'
import { type RedisServer, startRedis } from '../testing/redis-server.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import type { Carrier } from './carrier.ts'
import { postgresCarrier } from './postgres-carrier.ts'
import { redisCarrier } from './redis-carrier.ts'
import { sharedBus } from './shared-bus.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let redis: RedisServer
beforeAll(async () => {
  database = await makeTestDatabase()
  redis = await startRedis()
})
afterAll(async () => {
  await redis.kill()
  await database.drop()
})

/** What a server of the previous build does with the events of others. */
interface PreviousServer {
  publish(packet: string): Promise<unknown>
  close(): Promise<unknown>
}

type Start = (onPacket: (packet: string) => void) => Promise<PreviousServer>

const onPostgres: Start = async (onPacket) => {
  const client = new Client({ ...database.settings, application_name: 'comanda events' })
  await client.connect()
  client.on('notification', ({ payload }) => onPacket(payload ?? ''))
  await client.query('listen comanda_events')
  return {
    publish: (packet) => client.query('select pg_notify($1, $2)', ['comanda_events', packet]),
    close: () => client.end(),
  }
}

const onRedis: Start = async (onPacket) => {
  const [speaker, hearer] = [new Redis(redis.url), new Redis(redis.url)]
  hearer.on('message', (_channel, packet) => onPacket(packet))
  await hearer.subscribe('comanda:events')
  return {
    publish: (packet) => speaker.publish('comanda:events', packet),
    close: async () => {
      speaker.disconnect()
      hearer.disconnect()
      await Promise.resolve()
    },
  }
}

const ways: readonly [name: string, start: Start, carrier: () => Carrier][] = [
  ['PostgreSQL', onPostgres, () => postgresCarrier(database.settings, log)],
  ['Redis', onRedis, () => redisCarrier([redis.url], log)],
]

const self = randomBytes(8).toString('hex')

/** The form of the previous build: `sender.number.parts.part.bytes`. */
const written = (number: number, messages: readonly BusMessage[]): string =>
  [self, number, 1, 0, deflateRawSync(JSON.stringify(messages)).toString('base64')].join('.')

const textOf = (packets: readonly string[]): string => {
  const bytes = packets.map((packet) => packet.split('.')[4] ?? '').join('')
  return inflateRawSync(Buffer.from(bytes, 'base64')).toString()
}

const message = (text: string): BusMessage => ({
  path: 'products',
  event: 'patched',
  data: { shop: 'a', text },
})

describe.each(ways)('beside a server of the previous build on %s', (_name, start, makeCarrier) => {
  it('each hears the events of the other; the previous one begins with a gap', async () => {
    const packets: string[] = []
    const previous = await start((packet) => {
      if (!packet.startsWith(self)) packets.push(packet)
    })
    const bus = await sharedBus(makeCarrier(), log)
    const heard: BusMessage[] = []
    bus.listen((one) => heard.push(one))
    await expect.poll(() => packets).toHaveLength(1)
    expect(textOf(packets.splice(0))).toContain('"event":"gap"')
    await previous.publish(written(1, [message('theirs')]))
    await expect.poll(() => heard).toEqual([message('theirs')])
    const ours = message(randomBytes(20_000).toString('hex'))
    bus.publish(ours)
    await expect.poll(() => packets.length).toBeGreaterThan(2)
    await expect.poll(() => packets).toHaveLength(Number(packets[0]?.split('.')[2]))
    expect(JSON.parse(textOf(packets))).toEqual([ours])
    await bus.close()
    await previous.close()
  })

  it('servers of this build hear each other once, and the previous one in order', async () => {
    const previous = await start(() => undefined)
    const bus = await sharedBus(makeCarrier(), log)
    const other = await sharedBus(makeCarrier(), log)
    const heard: BusMessage[] = []
    other.listen((one) => heard.push(one))
    await other.follow('shop/a').ready
    const large = message('large'.repeat(400_000))
    await previous.publish(written(1, [large]))
    await previous.publish(written(2, [message('after it')]))
    await expect.poll(() => heard).toEqual([large, message('after it')])
    bus.publish(message('ours'))
    await expect.poll(() => heard).toHaveLength(3)
    // Behind all that the other sends to servers of the previous build.
    await bus.close()
    await previous.publish(written(3, [message('last')]))
    await expect.poll(() => heard.at(-1)).toEqual(message('last'))
    expect(heard.slice(2)).toEqual([message('ours'), message('last')])
    await other.close()
    await previous.close()
  })

  it('if there is none, nothing is sent for it', async () => {
    const bus = await sharedBus(makeCarrier(), log)
    const packets: string[] = []
    const witness = await start((packet) => packets.push(packet))
    bus.publish(message('ours'))
    await bus.close()
    const last = written(1, [])
    await witness.publish(last)
    await expect.poll(() => packets).toEqual([last])
    await witness.close()
  })
})
