import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { Logger } from 'pino'
import { isFields } from '../records/fields.ts'
import type { BusMessage } from '../runtime/event-bus.ts'

/*
 * Servers of the previous build carry all events on one channel, without subjects. While some run beside ours, during an
 * upgrade, both hear each other's events. This file and the carriers' `previous` can go once no installation has servers of
 * a build before "events by subject".
 */

const pack = promisify(deflateRaw)
const unpack = promisify(inflateRaw)

/** The most characters of a packet's content. */
const largestPacket = 7800
/** How often it is looked whether servers of the previous build run, in ms. */
const lookAfter = 10_000
/** How long messages are collected before they are sent together, in ms. */
const gathering = 5

/** Tells servers of the previous build that they may have missed events. */
const lossMessage: BusMessage = { path: '', event: 'gap', data: null }

/** The channel of the previous build's servers. */
export interface PreviousChannel {
  /** Returns how many servers of the previous build listen now. */
  count(): Promise<number>
  send(packets: readonly string[]): Promise<void>
}

/** Begins the names of the senders of this build, which hear what they send to servers of the previous build. */
const ownMark = '2-'

const isMessage = (value: unknown): value is BusMessage =>
  isFields(value) && typeof value['path'] === 'string' && value['path'] !== ''

/** Exchanges messages with servers of the previous build while there are any. */
export class PreviousBuild {
  readonly #self = ownMark + randomBytes(8).toString('hex')
  readonly #channel: PreviousChannel
  readonly #deliver: (message: BusMessage) => void
  readonly #log: Logger
  readonly #parts = new Map<string, string[]>()
  readonly #looking: NodeJS.Timeout
  #servers = 0
  #number = 0
  #waiting: BusMessage[] = []
  #sending: Promise<void> = Promise.resolve()
  #reading: Promise<void> = Promise.resolve()

  constructor(channel: PreviousChannel, deliver: (message: BusMessage) => void, log: Logger) {
    this.#channel = channel
    this.#deliver = deliver
    this.#log = log
    this.#looking = setInterval(() => void this.look(), lookAfter).unref()
  }

  /** Looks whether servers of the previous build run. Those that are new may have missed events. */
  async look(): Promise<void> {
    const before = this.#servers
    this.#servers = await this.#channel.count().catch(() => before)
    if (this.#servers > before) this.publish(lossMessage)
  }

  publish(message: BusMessage): void {
    if (this.#servers === 0) return
    this.#waiting.push(message)
    if (this.#waiting.length === 1) setTimeout(() => void this.#send(), gathering).unref()
  }

  /** Delivers the messages that a packet completes, in the order of the packets; those of this build come by subject. */
  receive(packet: string): Promise<void> {
    const [sender = '', number = '', count = '', part = '', bytes = ''] = packet.split('.')
    if (sender.startsWith(ownMark)) return this.#reading
    const key = `${sender}.${number}`
    const parts = this.#parts.get(key) ?? []
    this.#parts.set(key, parts)
    parts[Number(part)] = bytes
    if (parts.length < Number(count)) return this.#reading
    this.#parts.delete(key)
    this.#reading = this.#reading.then(() => this.#deliverAll(parts.join('')))
    return this.#reading
  }

  async close(): Promise<void> {
    clearInterval(this.#looking)
    await this.#send()
  }

  async #deliverAll(bytes: string): Promise<void> {
    try {
      const text = (await unpack(Buffer.from(bytes, 'base64'))).toString()
      const messages: unknown = JSON.parse(text)
      for (const message of Array.isArray(messages) ? messages : [])
        if (isMessage(message)) this.#deliver(message)
    } catch (error) {
      this.#log.warn({ err: error }, 'an event of the previous build is no event')
    }
  }

  #send(): Promise<void> {
    const messages = this.#waiting
    this.#waiting = []
    this.#sending = this.#sending.then(() => this.#sendAll(messages))
    return this.#sending
  }

  async #sendAll(messages: readonly BusMessage[]): Promise<void> {
    if (messages.length === 0) return
    try {
      const bytes = (await pack(Buffer.from(JSON.stringify(messages)))).toString('base64')
      const count = Math.ceil(bytes.length / largestPacket)
      this.#number += 1
      const head = `${this.#self}.${this.#number}.${count}`
      const packets = Array.from(
        { length: count },
        (_, part) =>
          `${head}.${part}.${bytes.slice(part * largestPacket, (part + 1) * largestPacket)}`,
      )
      await this.#channel.send(packets)
    } catch {
      // They learn of it as soon as the channel can be read again.
      this.#servers = 0
    }
  }
}
