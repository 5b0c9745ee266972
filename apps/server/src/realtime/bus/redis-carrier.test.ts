import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Subject } from '../../runtime/event-bus.ts'
import { freePort } from '../../testing/free-port.ts'
import { type RedisCluster, startRedisCluster } from '../../testing/redis-cluster.ts'
import {
  type RedisServer,
  startRedis,
  startRedisAt,
  tellRedis,
} from '../../testing/redis-server.ts'
import type { Carrier } from './carrier.ts'
import { redisCarrier } from './redis-carrier.ts'
import { sharedBus } from './shared-bus.ts'

const log = pino({ level: 'silent' })
let redis: RedisServer
let cluster: RedisCluster
const open: Carrier[] = []
beforeAll(async () => {
  redis = await startRedis()
  cluster = await startRedisCluster()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((carrier) => carrier.close()))
})
afterAll(async () => {
  await redis.kill()
  await cluster.stop()
})

const opened = async (urls: readonly string[], ...subjects: readonly Subject[]) => {
  const carrier = redisCarrier(urls, log)
  open.push(carrier)
  const packets: string[] = []
  const gaps: Subject[] = []
  await carrier.listen({
    onPacket: (packet) => packets.push(packet),
    onGap: (missed) => gaps.push(...missed),
  })
  for (const subject of subjects) await carrier.follow(subject)
  return { carrier, packets, gaps }
}

/** Ends the connections that hear, and sends packets before they are back. */
const sendDuringAnInterruption = (node: RedisServer, channels: readonly string[]): Promise<void> =>
  tellRedis(node, async (other) => {
    const commands = other.multi().call('CLIENT', 'KILL', 'TYPE', 'pubsub')
    for (const channel of channels) commands.set(channel, 'a packet that was missed')
    await commands.exec()
  })

/** Resolves once a packet of the subject has arrived, that is, once it is heard again. */
const heardAgain = async (
  { carrier, packets }: Awaited<ReturnType<typeof opened>>,
  subject: Subject,
): Promise<void> => {
  const before = packets.length
  const isHeard = async () => {
    await carrier.send(subject, ['a.packet.']).catch(() => undefined)
    return packets.length > before
  }
  // A change that is not noticed by itself is read within ten seconds.
  await expect.poll(isHeard, { timeout: 20_000, interval: 20 }).toBe(true)
}

describe('after an interruption (EVENT-1.9)', () => {
  it('a subject whose packets were missed has a gap; those without packets in the meantime have none', async () => {
    const own = await opened([redis.url], 'shop/a', 'shop/b', 'shop/c')
    await own.carrier.send('shop/a', ['one.packet.'])
    await expect.poll(() => own.packets).toEqual(['one.packet.'])
    await sendDuringAnInterruption(redis, ['comanda:shop/c'])
    await expect.poll(() => own.gaps).toEqual(['shop/c'])
    await heardAgain(own, 'shop/a')
    await heardAgain(own, 'shop/b')
    expect(own.gaps).toEqual(['shop/c'])
  })

  it('that ended the process of Redis, every subject has one: what it sent last is unknown', async () => {
    const own = await opened([redis.url], 'shop/a', 'shop/b')
    await redis.kill()
    await redis.start()
    await expect.poll(() => own.gaps.toSorted(), { timeout: 10_000 }).toEqual(['shop/a', 'shop/b'])
  })
})

/** A subject of each node. */
const subjects = (): Subject[] =>
  cluster.nodes.map((node) => {
    const names = Array.from({ length: 1000 }, (_, number): Subject => `shop/${number}`)
    const own = names.find((name) => cluster.ownerOf(`comanda:${name}`) === node)
    if (!own) throw new Error('a node has no subject')
    return own
  })

describe('in a Redis Cluster', () => {
  it('a node that is killed concerns its own subjects only, and nobody waits for it', async () => {
    const all = subjects()
    const own = await opened([cluster.nodes[0]?.url ?? ''], ...all)
    const [, lost] = all
    await cluster.nodes[1]?.kill()
    for (const subject of all) {
      const sent = own.carrier.send(subject, [`${subject}.packet.`])
      if (subject === lost) await expect(sent).rejects.toThrow()
      else await sent
    }
    await expect.poll(() => own.packets).toHaveLength(2)
    await cluster.nodes[1]?.start()
    await expect.poll(() => own.gaps, { timeout: 15_000 }).toEqual([lost])
    await heardAgain(own, lost ?? 'all')
  })

  it('a slot that moves to another node is heard there', async () => {
    const [subject = 'all'] = subjects()
    const own = await opened([cluster.nodes[2]?.url ?? ''], subject)
    // Not the node that was killed before: the cluster may still be settling whose slots are whose.
    const [from, , to] = cluster.nodes
    if (!from || !to) throw new Error('there are not two nodes')
    await cluster.moveSlotOf(`comanda:${subject}`, from, to)
    await expect.poll(() => own.gaps, { timeout: 15_000 }).toEqual([subject])
    await heardAgain(own, subject)
    await cluster.moveSlotOf(`comanda:${subject}`, to, from)
    await heardAgain(own, subject)
  }, 60_000)
})

describe('a Redis that is away when a server starts', () => {
  it('does not keep it from starting; events flow once it is there', async () => {
    const port = await freePort()
    const url = `redis://127.0.0.1:${port}`
    const buses = [
      await sharedBus(redisCarrier([url], log), log),
      await sharedBus(redisCarrier([url], log), log),
    ] as const
    const heard: unknown[] = []
    buses[1].listen(({ data }) => heard.push(data))
    const gaps: Subject[] = []
    buses[1].onGap((subjects) => gaps.push(...subjects))
    await buses[1].follow('shop/a').ready
    buses[0].publish({ path: 'products', event: 'patched', data: { shop: 'a' } })
    const late = await startRedisAt(port, [])
    await expect.poll(() => gaps.toSorted(), { timeout: 10_000 }).toEqual(['all', 'shop/a'])
    buses[0].publish({ path: 'products', event: 'patched', data: { shop: 'a', number: 2 } })
    await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toEqual({ shop: 'a', number: 2 })
    await Promise.all(buses.map((bus) => bus.close()))
    await late.kill()
  })
})
