import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isFields } from '../../records/fields.ts'
import type {
  BusListener,
  BusMessage,
  EventBus,
  GapListener,
  Subject,
} from '../../runtime/event-bus.ts'
import type { Carrier } from './carrier.ts'
import { FollowedSubjects } from './followed-subjects.ts'
import { notifyListeners } from './notify-listeners.ts'
import { type Batch, Outbox } from './outbox.ts'
import { type Packet, packetOf, PacketReader, toPackets } from './packets.ts'
import { subjectsOfMessage } from './message-subjects.ts'

/** How long messages are collected before they are sent together, in ms. */
const gathering = 5
/** How long after a failure to send it is tried again, in ms. */
const retryAfter = 1000
/** The most packets of other servers that wait to be decoded. What follows counts as missed. */
const mostUnread = 10_000
/** The messages of several subjects that are remembered, so that each is heard once. */
const mostSeen = 1000
/** Informs the other servers that the sender has dropped messages of the subject. */
const lossMessage: BusMessage = { path: '', event: 'gap', data: null }

/** A message on its way. One of several subjects has an id. */
interface Carried extends BusMessage {
  readonly id?: string
}

const isCarried = (value: unknown): value is Carried =>
  isFields(value) && typeof value['path'] === 'string' && typeof value['event'] === 'string'

/**
 * Returns a bus over a carrier: events of this server are delivered to its own listeners immediately, and to the other
 * servers that follow their subjects by the carrier.
 */
export const sharedBus = async (carrier: Carrier, log: Logger): Promise<EventBus> => {
  const self = randomBytes(8).toString('hex')
  const reader = new PacketReader()
  const listeners: BusListener[] = []
  const gapListeners: GapListener[] = []
  const delayListeners: ((delay: number) => void)[] = []
  const outbox = new Outbox()
  const seen = new Set<string>()
  const counts = { sent: 0, arrived: 0, decoded: 0, gaps: 0, lag: 0 }
  const sending = new Set<Promise<void>>()
  const closing = new AbortController()
  let number = 0
  let timer: NodeJS.Timeout | undefined
  let warned = 0
  let reading: Promise<void> = Promise.resolve()
  let unread = 0

  const gap: GapListener = (subjects) => {
    counts.gaps += subjects.size
    for (const subject of subjects) reader.forget(subject)
    for (const listener of gapListeners) listener(subjects)
  }
  const followed = new FollowedSubjects(carrier, gap)

  const isNew = ({ id }: Carried): boolean => {
    if (id === undefined) return true
    if (seen.has(id)) return false
    seen.add(id)
    const [oldest] = seen
    if (seen.size > mostSeen && oldest !== undefined) seen.delete(oldest)
    return true
  }
  const packetsOf = (subject: Subject, { messages, hasLost }: Batch): Promise<string[]> => {
    const head = { subject, sender: self, number: (number += 1), sentAt: Date.now() }
    return toPackets(head, hasLost ? [lossMessage, ...messages] : messages)
  }
  const warn = (error: unknown): void => {
    if (Date.now() - warned < retryAfter) return
    warned = Date.now()
    log.warn({ err: error }, 'events do not reach the other servers')
  }
  const send = async (subject: Subject, batch: Batch): Promise<void> => {
    try {
      const packets = await packetsOf(subject, batch)
      await carrier.send(subject, packets)
      counts.sent += packets.length
    } catch (error) {
      warn(error)
      outbox.takeBack(subject, batch)
      await sleep(retryAfter, undefined, { ref: false, signal: closing.signal }).catch(
        () => undefined,
      )
    }
    if (outbox.release(subject)) schedule()
  }
  const sendAll = (): void => {
    timer = undefined
    for (const [subject, batch] of outbox.take()) {
      const one = send(subject, batch).finally(() => sending.delete(one))
      sending.add(one)
    }
  }
  const schedule = (): void => {
    if (!closing.signal.aborted) timer ??= setTimeout(sendAll, gathering)
  }
  const read = async (packet: Packet): Promise<void> => {
    counts.decoded += 1
    counts.lag = Math.max(0, Date.now() - packet.sentAt)
    for (const listener of delayListeners) listener(counts.lag)
    for (const message of (await reader.read(packet)).filter(isCarried)) {
      if (message.path === lossMessage.path) gap(new Set([packet.subject]))
      else if (isNew(message)) notifyListeners(listeners, message, log)
    }
  }
  const receive = (text: string): void => {
    const packet = packetOf(text)
    if (!packet || packet.sender === self) return
    counts.arrived += 1
    if (!followed.has(packet.subject)) return
    if (unread >= mostUnread) {
      gap(new Set([packet.subject]))
      return
    }
    unread += 1
    reading = reading
      .then(() => read(packet))
      .catch((error: unknown) => log.warn({ err: error }, 'an event of another server is no event'))
      .finally(() => (unread -= 1))
  }

  await carrier.listen({ onPacket: receive, onGap: gap })
  await followed.follow('all').ready
  return {
    publish: (message) => {
      notifyListeners(listeners, message, log)
      const subjects = subjectsOfMessage(message)
      const carried: Carried =
        subjects.length > 1 ? { ...message, id: randomBytes(8).toString('hex') } : message
      for (const subject of subjects) outbox.add(subject, carried)
      schedule()
    },
    listen: (listener) => {
      listeners.push(listener)
    },
    follow: (subject) => followed.follow(subject),
    onGap: (listener) => {
      gapListeners.push(listener)
    },
    onDelay: (listener) => {
      delayListeners.push(listener)
    },
    counts: () => ({ ...counts, followed: followed.size, waiting: outbox.size }),
    close: async () => {
      closing.abort()
      clearTimeout(timer)
      followed.close()
      sendAll()
      await Promise.all(sending)
      // What was published while other messages of its subject were being sent.
      sendAll()
      await Promise.all(sending)
      await carrier.close()
    },
  }
}
