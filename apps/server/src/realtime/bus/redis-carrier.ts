import type { Logger } from 'pino'
import type { Subject } from '../../runtime/event-bus.ts'
import type { Carrier, CarrierListener } from './carrier.ts'
import { markOf } from './packets.ts'
import { markLife, type RedisNode } from './redis-node.ts'
import { RedisNodes } from './redis-nodes.ts'

/** How often subjects that cannot be heard are tried again, in ms. */
const retryAfter = 500
/** How often a cluster is read again if nothing seems to have changed, in ms. */
const refreshAfter = 10_000

/** How a subject was before it was interrupted. */
interface Interruption {
  /** When that was noticed, in ms. */
  readonly at: number
  /** The run of the Redis process. */
  readonly run: string | undefined
  /** The mark of the last packet that had arrived. */
  readonly mark: string | undefined
}

/** A subject that is to be heard. */
interface Wanted {
  readonly subject: Subject
  /** The node at which it is heard now. */
  node: RedisNode | undefined
  /** How it was before it was interrupted; undefined until it has been heard once. */
  before: Interruption | undefined
  /** The mark of the last packet that arrived. */
  mark: string | undefined
  isTrying: boolean
  readonly arrive: () => void
}

const prefix = 'comanda:'
const channelOf = (subject: Subject): string => `${prefix}${subject}`

/**
 * Returns whether packets were missed. None were if the last one that was sent is the last that had arrived, or if none
 * has been sent for longer than the interruption.
 */
const hasMissed = ({ at, mark }: Interruption, last: string | null): boolean =>
  last === null ? Date.now() - at > markLife / 2 : last !== mark

/**
 * Carries packets by Redis: by a channel for each subject, sharded if it is a cluster. While a Redis is away, only the
 * packets of its subjects wait; when it is back, the subjects that missed packets have a gap.
 */
export const redisCarrier = (urls: readonly string[], log: Logger): Carrier => {
  const wanted = new Map<string, Wanted>()
  let listener: CarrierListener | undefined
  let retry: NodeJS.Timeout | undefined
  let moved: NodeJS.Timeout | undefined

  const interrupt = (one: Wanted): void => {
    if (one.node) one.before = { at: Date.now(), run: one.node.run, mark: one.mark }
    one.node = undefined
  }
  /** Hears a subject at its node. Returns whether packets may have been missed. */
  const hear = async (channel: string, one: Wanted, node: RedisNode): Promise<boolean> => {
    const { run } = node
    const { before } = one
    const hearing = node.hear(channel)
    // After an interruption it is read once the channel is heard, so that nothing falls in between.
    if (before) await hearing
    const [last] = await Promise.all([node.lastMark(channel), hearing])
    if (node.run !== run) throw new Error('Redis has gone away')
    if (!wanted.has(channel)) await node.stopHearing(channel)
    one.node = node
    one.arrive()
    if (one.mark === before?.mark) one.mark = last ?? undefined
    return before !== undefined && (before.run !== run || hasMissed(before, last))
  }
  /** Tries to hear what is not heard. A subject that cannot be is tried again. */
  const tryOne = async (channel: string, one: Wanted): Promise<boolean> => {
    const node = nodes.ownerOf(channel)
    if (one.node === node && node) return false
    interrupt(one)
    if (node?.run === undefined) {
      tryAgain()
      return false
    }
    one.isTrying = true
    try {
      const missed = await hear(channel, one, node)
      if (nodes.ownerOf(channel) !== node) tryAgain()
      return missed
    } catch {
      tryAgain()
      return false
    } finally {
      one.isTrying = false
    }
  }
  const tryAll = async (): Promise<void> => {
    const missed = new Set<Subject>()
    const trying = [...wanted].filter(([, { isTrying }]) => !isTrying)
    await Promise.all(
      trying.map(async ([channel, one]) => {
        if (await tryOne(channel, one)) missed.add(one.subject)
      }),
    )
    if (missed.size > 0) listener?.onGap(missed)
  }
  const tryAgain = (): void => {
    retry ??= setTimeout(() => {
      retry = undefined
      void refresh().then(tryAll)
    }, retryAfter).unref()
  }
  const refresh = (): Promise<void> =>
    nodes.refresh().catch((error: unknown) => {
      log.debug({ err: error }, 'Redis is still away')
    })
  const leave = (node: RedisNode): void => {
    for (const one of wanted.values()) if (one.node === node) interrupt(one)
  }
  const nodes = new RedisNodes({
    urls,
    log,
    onPacket: (channel, packet) => {
      const one = wanted.get(channel)
      if (one) one.mark = markOf(packet)
      listener?.onPacket(packet)
    },
    onReady: () => void tryAll(),
    onLost: (node) => {
      leave(node)
      tryAgain()
    },
    onMoved: (node) => {
      moved ??= setTimeout(() => {
        moved = undefined
        leave(node)
        void refresh().then(tryAll)
      }, retryAfter).unref()
    },
    onNewOwners: () => void tryAll(),
  })
  const refreshing = setInterval(() => void refresh(), refreshAfter).unref()

  return {
    send: async (subject, packets) => {
      const channel = channelOf(subject)
      const node = nodes.ownerOf(channel)
      const last = packets.at(-1)
      if (last === undefined) return
      if (!node) throw new Error('Redis is away')
      try {
        await node.send(channel, markOf(last), packets)
      } catch (error) {
        tryAgain()
        throw error
      }
    },
    listen: async (own) => {
      listener = own
      await nodes.refresh().catch((error: unknown) => {
        log.error({ err: error }, 'REDIS_URL cannot be reached; events wait until it can')
        tryAgain()
      })
    },
    follow: (subject) =>
      new Promise((arrive) => {
        const channel = channelOf(subject)
        const one: Wanted = {
          subject,
          node: undefined,
          before: undefined,
          mark: undefined,
          isTrying: false,
          arrive,
        }
        wanted.set(channel, one)
        void tryOne(channel, one)
      }),
    unfollow: (subject) => {
      const channel = channelOf(subject)
      const one = wanted.get(channel)
      wanted.delete(channel)
      one?.node?.stopHearing(channel).catch(() => undefined)
    },
    close: () => {
      clearTimeout(retry)
      clearTimeout(moved)
      clearInterval(refreshing)
      nodes.close()
      return Promise.resolve()
    },
  }
}
