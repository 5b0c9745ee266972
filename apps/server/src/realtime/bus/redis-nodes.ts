import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { redisConnection, RedisNode } from './redis-node.ts'
import { slotCount, slotOf, slotRangesOf, type SlotRange } from './redis-slots.ts'

interface NodesOptions {
  /** The addresses to begin with: one Redis, or some nodes of a cluster. */
  readonly urls: readonly string[]
  readonly log: Logger
  readonly onPacket: (channel: string, packet: string) => void
  readonly onReady: (node: RedisNode) => void
  readonly onLost: (node: RedisNode) => void
  readonly onMoved: (node: RedisNode) => void
  /** Slots belong to other nodes than before. */
  readonly onNewOwners: () => void
}

/** What one Redis without a cluster says to `CLUSTER`. */
const isAlone = (error: unknown): boolean =>
  error instanceof Error && /cluster support disabled|unknown command|NOPERM/i.test(error.message)

/** The nodes of a Redis Cluster by the slots that they own, or the one Redis that owns all of them. */
export class RedisNodes {
  readonly #options: NodesOptions
  readonly #nodes = new Map<string, RedisNode>()
  #owners: (RedisNode | undefined)[] = []
  #refreshing: Promise<void> | undefined
  #isClosed = false

  constructor(options: NodesOptions) {
    this.#options = options
  }

  /** Returns the node that owns a channel, if it is known. */
  ownerOf(channel: string): RedisNode | undefined {
    return this.#owners[slotOf(channel)]
  }

  /** Reads who owns which slots. Rejects if no node responds. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#read().finally(() => {
      this.#refreshing = undefined
    })
    return this.#refreshing
  }

  close(): void {
    this.#isClosed = true
    for (const node of this.#nodes.values()) node.close()
  }

  async #read(): Promise<void> {
    const speaking = [...this.#nodes.values()].find((node) => node.isSpeaking)
    // One Redis without a cluster: nothing moves.
    if (this.#nodes.has(this.#alone)) return
    if (speaking) {
      const known = await speaking.slots().then(
        (reply) => slotRangesOf(reply, speaking.key.split(' ')[0] ?? ''),
        () => [],
      )
      if (known.length > 0) {
        this.#apply(known)
        return
      }
    }
    let failure: unknown
    for (const url of this.#options.urls) {
      try {
        await this.#readFrom(url)
        return
      } catch (error) {
        failure = error
      }
    }
    throw failure
  }

  /** The key of the one Redis without a cluster. */
  get #alone(): string {
    return 'alone'
  }

  async #readFrom(url: string): Promise<void> {
    const seed = redisConnection(url)
    seed.on('error', () => undefined)
    try {
      await seed.connect()
      const ranges = await seed.cluster('SLOTS').then(
        (reply) => slotRangesOf(reply, seed.options.host ?? ''),
        (error: unknown) => {
          if (isAlone(error)) return undefined
          throw error
        },
      )
      if (ranges === undefined) this.#owners = this.#ownAll(url)
      else if (ranges.length > 0) this.#apply(ranges)
      else throw new Error('The cluster has no slots')
    } finally {
      seed.disconnect()
    }
  }

  #ownAll(url: string): RedisNode[] {
    const node = this.#node(this.#alone, false, () => redisConnection(url))
    return Array.from({ length: slotCount }, () => node)
  }

  #apply(ranges: readonly SlotRange[]): void {
    const owners: (RedisNode | undefined)[] = Array.from({ length: slotCount })
    const [url = ''] = this.#options.urls
    for (const { first, last, host, port } of ranges) {
      const node = this.#node(`${host} ${port}`, true, () => redisConnection(url, { host, port }))
      owners.fill(node, first, last + 1)
    }
    const haveMoved = owners.some((owner, slot) => owner !== this.#owners[slot])
    this.#owners = owners
    const owning = new Set(owners)
    for (const [key, node] of this.#nodes) {
      if (owning.has(node)) continue
      this.#nodes.delete(key)
      node.close()
    }
    if (haveMoved) this.#options.onNewOwners()
  }

  #node(key: string, isSharded: boolean, connect: () => Redis): RedisNode {
    const known = this.#nodes.get(key)
    if (known) return known
    if (this.#isClosed) throw new Error('The connections to Redis are closed')
    const { urls: _, onNewOwners: __, ...listeners } = this.#options
    const connections = { speaker: connect(), hearer: connect() }
    const node = new RedisNode({ key, isSharded, ...connections, ...listeners })
    this.#nodes.set(key, node)
    return node
  }
}
