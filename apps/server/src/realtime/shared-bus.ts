import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { BusListener, BusMessage, EventBus } from '../runtime/event-bus.ts'
import { PacketReader, toPackets } from './packets.ts'
import { notifyListeners } from './notify-listeners.ts'

/** Carries packets between servers. It reconnects by itself. */
export interface Carrier {
  /** Sends packets in order. Rejects if it cannot. */
  send(packets: readonly string[]): Promise<void>
  /** Starts to receive. Calls `onPacket` for each packet, and `onGap` when it receives again after an interruption. */
  listen(onPacket: (packet: string) => void, onGap: () => void): Promise<void>
  close(): Promise<void>
}

/** How long messages are collected before they are sent together, in ms. */
const gathering = 5
/**
 * The most messages that wait for an unavailable carrier. Older ones are dropped, and the other servers are informed of
 * a gap.
 */
const mostWaiting = 10_000
/** Informs the other servers that the sender has dropped messages. */
const lossMessage: BusMessage = { path: '', event: 'gap', data: null }

/**
 * Returns a bus over a carrier: events of this server are delivered to its own listeners immediately, and to other
 * servers by the carrier.
 */
export const sharedBus = async (carrier: Carrier, log: Logger): Promise<EventBus> => {
  const self = randomBytes(8).toString('hex')
  const reader = new PacketReader(self)
  const listeners: BusListener[] = []
  const gapListeners: (() => void)[] = []
  let waiting: BusMessage[] = []
  let hasLost = false
  let number = 0
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()
  let reading: Promise<void> = Promise.resolve()

  const deliver = (message: BusMessage): void => {
    if (message.path === lossMessage.path) gap()
    else notifyListeners(listeners, message, log)
  }
  const enqueue = (messages: BusMessage[]): void => {
    hasLost ||= messages.length > mostWaiting
    waiting = messages.length > mostWaiting ? messages.slice(-mostWaiting / 2) : messages
  }
  const send = async (): Promise<void> => {
    timer = undefined
    const messages = waiting
    const reportsLoss = hasLost
    const outgoing = reportsLoss ? [lossMessage, ...messages] : messages
    waiting = []
    hasLost = false
    try {
      await carrier.send(await toPackets(self, (number += 1), outgoing))
    } catch (error) {
      log.warn({ err: error }, 'events do not reach the other servers')
      hasLost ||= reportsLoss
      enqueue([...messages, ...waiting])
      if (timer === undefined) timer = setTimeout(next, 1000).unref()
    }
  }
  const next = (): void => {
    sending = sending.then(send)
  }
  const gap = (): void => {
    reader.clear()
    for (const listener of gapListeners) listener()
  }
  const receive = (packet: string): void => {
    reading = reading
      .then(() => reader.read(packet))
      .then((messages) => messages.forEach(deliver))
      .catch((error: unknown) => log.warn({ err: error }, 'an event of another server is no event'))
  }

  await carrier.listen(receive, gap)
  return {
    publish: (message) => {
      deliver(message)
      waiting.push(message)
      if (waiting.length > mostWaiting) enqueue(waiting)
      timer ??= setTimeout(next, gathering)
    },
    listen: (listener) => {
      listeners.push(listener)
    },
    onGap: (listener) => {
      gapListeners.push(listener)
    },
    close: async () => {
      clearTimeout(timer)
      if (waiting.length > 0) next()
      await sending
      clearTimeout(timer)
      await carrier.close()
    },
  }
}
