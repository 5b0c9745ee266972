import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Carrier } from './shared-bus.ts'

const channel = 'comanda:events'

/** Carries packets by Redis. While Redis is unavailable, only packets wait for it. */
export const redisCarrier = (url: string, log: Logger): Carrier => {
  const options = {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // A Redis that hangs counts as unavailable, and a silently dead connection is detected.
    commandTimeout: 5000,
    keepAlive: 10_000,
    retryStrategy: (attempt: number) => Math.min(attempt * 50, 5000),
  }
  const speaker = new Redis(url, options)
  const hearer = new Redis(url, { ...options, autoResubscribe: false })
  for (const connection of [speaker, hearer])
    connection.on('error', (error: Error) => log.warn({ err: error }, 'Redis is away'))

  return {
    send: async (packets) => {
      const pipeline = speaker.pipeline()
      for (const packet of packets) pipeline.publish(channel, packet)
      const results = await pipeline.exec()
      for (const [error] of results ?? []) if (error) throw error
    },
    listen: async (onPacket, onGap) => {
      let heardBefore = false
      const subscribe = async (): Promise<void> => {
        await hearer.subscribe(channel)
        if (heardBefore) onGap()
        heardBefore = true
      }
      hearer.on('message', (_channel, packet) => onPacket(packet))
      hearer.on('ready', () => {
        if (heardBefore)
          subscribe().catch((error: unknown) => log.warn({ err: error }, 'Redis is away'))
      })
      await Promise.all([speaker.connect(), hearer.connect()]).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(`REDIS_URL cannot be reached: ${reason}`, { cause: error })
      })
      await subscribe()
    },
    close: () => {
      speaker.disconnect()
      hearer.disconnect()
      return Promise.resolve()
    },
  }
}
