import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { BusListener, BusMessage, EventBus } from '../runtime/event-bus.ts'
import { PacketReader, toPackets } from './packets.ts'
import { notifyListeners } from './notify-listeners.ts'

/** What carries packets between servers. It reconnects by itself. */
export interface Carrier {
  /** Sends packets in their order; fails when it cannot. */
  send(packets: readonly string[]): Promise<void>
  /** Begins to hear. `onPacket` is told each packet, `onGap` when it hears again after a time in which it could not. */
  listen(onPacket: (packet: string) => void, onGap: () => void): Promise<void>
  close(): Promise<void>
}

/** How long messages gather before they are sent together, in ms. */
const gathering = 5
/** How many messages wait for a carrier that is away or does not answer; older ones are given up, and the others told of
 * a gap. */
const mostWaiting = 10_000
/** Says that the sender has given up messages. */
const lossMessage: BusMessage = { path: '', event: 'gap', data: null }

/** A bus over a carrier: what happens here is heard here at once, and by the other servers as the carrier brings it. */
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

  const hear = (message: BusMessage): void => {
    if (message.path === lossMessage.path) gap()
    else notifyListeners(listeners, message, log)
  }
  const keepWaiting = (messages: BusMessage[]): void => {
    hasLost ||= messages.length > mostWaiting
    waiting = messages.length > mostWaiting ? messages.slice(-mostWaiting / 2) : messages
  }
  const send = async (): Promise<void> => {
    timer = undefined
    const messages = waiting
    const isLossTold = hasLost
    const told = isLossTold ? [lossMessage, ...messages] : messages
    waiting = []
    hasLost = false
    try {
      await carrier.send(await toPackets(self, (number += 1), told))
    } catch (error) {
      log.warn({ err: error }, 'events do not reach the other servers')
      hasLost ||= isLossTold
      keepWaiting([...messages, ...waiting])
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
      .then((messages) => messages.forEach(hear))
      .catch((error: unknown) => log.warn({ err: error }, 'an event of another server is no event'))
  }

  await carrier.listen(receive, gap)
  return {
    publish: (message) => {
      hear(message)
      waiting.push(message)
      if (waiting.length > mostWaiting) keepWaiting(waiting)
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
