import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { slotOf } from '../realtime/bus/redis-slots.ts'
import { freePort } from './free-port.ts'
import { type RedisServer, startRedisAt, tellRedis } from './redis-server.ts'

/** A Redis Cluster of three nodes for one test. */
export interface RedisCluster {
  readonly nodes: readonly RedisServer[]
  /** Returns the node that owns a key. */
  ownerOf(key: string): RedisServer
  /** Moves the slot of a key that has no data. */
  moveSlotOf(key: string, from: RedisServer, to: RedisServer): Promise<void>
  stop(): Promise<void>
}

/** The first slot of each node, and the end. */
const bounds = [0, 5461, 10_923, 16_384] as const

interface ClusterNode extends RedisServer {
  readonly busPort: number
}

const startNode = async (folder: string): Promise<ClusterNode> => {
  const [port, busPort] = [await freePort(), await freePort()]
  const options = {
    dir: folder,
    'cluster-enabled': 'yes',
    'cluster-port': busPort,
    'cluster-config-file': `nodes-${port}.conf`,
    'cluster-node-timeout': 1000,
    'cluster-require-full-coverage': 'no',
  }
  const node = await startRedisAt(
    port,
    Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
  )
  return { ...node, busPort }
}

const isComplete = (node: RedisServer): Promise<boolean> =>
  tellRedis(node, async (redis) => {
    const state = await redis.cluster('INFO')
    return /cluster_state:ok/.test(state) && /cluster_slots_ok:16384/.test(state)
  })

/** Starts a Redis Cluster on free ports. Resolves once every node knows all slots. */
export const startRedisCluster = async (): Promise<RedisCluster> => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-redis-'))
  const nodes: ClusterNode[] = []
  for (const [index, first] of bounds.slice(0, -1).entries()) {
    const node = await startNode(folder)
    const [seed] = nodes
    await tellRedis(node, async (redis) => {
      await redis.call('CLUSTER', 'ADDSLOTSRANGE', first, (bounds[index + 1] ?? 0) - 1)
      if (seed) await redis.call('CLUSTER', 'MEET', '127.0.0.1', seed.port, seed.busPort)
    })
    nodes.push(node)
  }
  for (const node of nodes) while (!(await isComplete(node))) await sleep(50)
  return {
    nodes,
    ownerOf: (key) => {
      const owner = nodes[bounds.findLastIndex((first) => first <= slotOf(key))]
      if (!owner) throw new Error(`nobody owns ${key}`)
      return owner
    },
    moveSlotOf: async (key, from, to) => {
      const owner = await tellRedis(to, (redis) => redis.call('CLUSTER', 'MYID'))
      for (const node of [to, from, ...nodes])
        await tellRedis(node, async (redis) => {
          if (node === from) await redis.del(key).catch(() => undefined)
          await redis.call('CLUSTER', 'SETSLOT', slotOf(key), 'NODE', String(owner))
          // Otherwise what the nodes tell each other may give the slot back to an owner of a later epoch.
          if (node === to) await redis.call('CLUSTER', 'BUMPEPOCH')
        })
    },
    stop: async () => {
      await Promise.all(nodes.map((node) => node.kill()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
