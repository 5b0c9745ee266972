import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { BusMessage, Subject } from '../../runtime/event-bus.ts'

const pack = promisify(deflateRaw)
const unpack = promisify(inflateRaw)

/** PostgreSQL's limit for a notification is 8000 bytes. */
const largestPacket = 7900

/** The form of packets. A server of another build, which has another one, does not read them. */
const form = '2'

/** What is written before the bytes of a packet, so that a server can drop it without decoding it. */
export interface PacketHead {
  readonly subject: Subject
  /** By which a server ignores its own messages. */
  readonly sender: string
  /** Counts the batches of a sender. */
  readonly number: number
  /** The time of sending by the sender's clock, in ms. */
  readonly sentAt: number
}

/** Returns messages as texts below the limit: all of them compressed together, split into parts. */
export const toPackets = async (
  { subject, sender, number, sentAt }: PacketHead,
  messages: readonly BusMessage[],
): Promise<string[]> => {
  const bytes = (await pack(Buffer.from(JSON.stringify(messages)))).toString('base64')
  const head = [form, subject, sender, number, sentAt].join('.')
  const room = largestPacket - head.length - 20
  const parts = Math.ceil(bytes.length / room)
  return Array.from({ length: parts }, (_, part) =>
    [head, parts, part, bytes.slice(part * room, (part + 1) * room)].join('.'),
  )
}

/** A part of a batch. */
export interface Packet extends PacketHead {
  readonly parts: number
  readonly part: number
  readonly bytes: string
}

/** Returns what is unique to a packet, in a few bytes. */
export const markOf = (text: string): string => text.slice(0, text.lastIndexOf('.'))

const isSubject = (text: string): text is Subject => text === 'all' || text.includes('/')

/** Returns a packet, not decoded yet, or undefined if it is of another form. */
export const packetOf = (text: string): Packet | undefined => {
  const [written, subject = '', sender = '', number, sentAt, parts, part, bytes = ''] =
    text.split('.')
  if (written !== form || !isSubject(subject)) return undefined
  return {
    subject,
    sender,
    number: Number(number),
    sentAt: Number(sentAt),
    parts: Number(parts),
    part: Number(part),
    bytes,
  }
}

/** Reassembles and decodes packets. Those of one sender arrive in order, those of several are interleaved. */
export class PacketReader {
  readonly #parts = new Map<Subject, Map<string, string[]>>()

  /** Returns the messages that the packet completes: none if more parts follow. */
  async read({ subject, sender, number, parts, part, bytes }: Packet): Promise<unknown[]> {
    const incomplete = this.#parts.get(subject) ?? new Map<string, string[]>()
    const key = `${sender}.${number}`
    const known = incomplete.get(key) ?? []
    known[part] = bytes
    if (known.length < parts) {
      this.#parts.set(subject, incomplete.set(key, known))
      return []
    }
    incomplete.delete(key)
    if (incomplete.size === 0) this.#parts.delete(subject)
    const text = (await unpack(Buffer.from(known.join(''), 'base64'))).toString()
    const messages: unknown = JSON.parse(text)
    return Array.isArray(messages) ? messages : []
  }

  /** Discards the incomplete messages of a subject. */
  forget(subject: Subject): void {
    this.#parts.delete(subject)
  }
}
