import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** How long after the last packet of a channel Redis remembers which one it was, in ms. */
export const markLife = 600_000

const options = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  connectTimeout: 3000,
  // A Redis that hangs counts as unavailable, and a silently dead connection is detected.
  commandTimeout: 5000,
  keepAlive: 10_000,
  retryStrategy: (attempt: number) => Math.min(attempt * 50, 1000),
}

/** Returns a connection to a URL, or with its credentials to another node; it is not open yet. */
export const redisConnection = (url: string, node?: { host: string; port: number }): Redis => {
  const connection = new Redis(url, options)
  if (!node) return connection
  const { username, password, tls } = connection.options
  return new Redis({ ...options, username, password, tls, ...node })
}

/** Publishes packets, and remembers the mark of the last one. */
const script = (publish: string): string => `
redis.call('set', KEYS[1], ARGV[1], 'px', ${markLife})
for i = 2, #ARGV do redis.call('${publish}', KEYS[1], ARGV[i]) end`

interface NodeOptions {
  readonly key: string
  readonly speaker: Redis
  readonly hearer: Redis
  /** Whether it is part of a cluster: its channels then belong to slots. */
  readonly isSharded: boolean
  readonly log: Logger
  readonly onPacket: (channel: string, packet: string) => void
  /** It can be heard, again or for the first time. */
  readonly onReady: (node: RedisNode) => void
  readonly onLost: (node: RedisNode) => void
  /** Some of its slots have moved to another node, and their channels are not heard here any more. */
  readonly onMoved: (node: RedisNode) => void
}

/** A Redis that owns slots: one connection to speak, and one to hear. Both reconnect. */
export class RedisNode {
  readonly key: string
  readonly #parts: NodeOptions
  /** The run of the process that is heard, undefined while none is. */
  run: string | undefined

  constructor(parts: NodeOptions) {
    this.key = parts.key
    this.#parts = parts
    const { speaker, hearer, isSharded, onPacket } = parts
    let isWarned = false
    for (const connection of [speaker, hearer])
      connection.on('error', (error: Error) => {
        if (!isWarned) parts.log.warn({ err: error, node: this.key }, 'Redis is away')
        isWarned = true
      })
    hearer.on(isSharded ? 'smessage' : 'message', onPacket)
    hearer.on('moved', () => parts.onMoved(this))
    hearer.on('close', () => {
      if (this.run === undefined) return
      parts.onLost(this)
      this.run = undefined
    })
    hearer.on('ready', () => {
      isWarned = false
      void this.#greet()
    })
    for (const connection of [speaker, hearer]) connection.connect().catch(() => undefined)
  }

  get isSpeaking(): boolean {
    return this.#parts.speaker.status === 'ready'
  }

  async send(channel: string, mark: string, packets: readonly string[]): Promise<void> {
    const { speaker, isSharded } = this.#parts
    const text = script(isSharded ? 'spublish' : 'publish')
    await speaker.eval(text, 1, channel, mark, ...packets)
  }

  /** Hears a channel from the moment that it resolves. */
  async hear(channel: string): Promise<void> {
    const { hearer, isSharded } = this.#parts
    await (isSharded ? hearer.ssubscribe(channel) : hearer.subscribe(channel))
  }

  async stopHearing(channel: string): Promise<void> {
    const { hearer, isSharded } = this.#parts
    await (isSharded ? hearer.sunsubscribe(channel) : hearer.unsubscribe(channel))
  }

  /** Returns the mark of the last packet of a channel, or null if none was sent for `markLife`. */
  lastMark(channel: string): Promise<string | null> {
    return this.#parts.speaker.get(channel)
  }

  /** Returns the reply to `CLUSTER SLOTS`. */
  slots(): Promise<unknown> {
    return this.#parts.speaker.cluster('SLOTS')
  }

  close(): void {
    this.#parts.speaker.disconnect()
    this.#parts.hearer.disconnect()
  }

  /** Learns which process it is, before anything is heard. */
  async #greet(): Promise<void> {
    const { hearer, onReady } = this.#parts
    try {
      const info = await hearer.info('server')
      this.run = /^run_id:(\w+)/m.exec(info)?.[1] ?? ''
      onReady(this)
    } catch {
      hearer.disconnect(true)
    }
  }
}
