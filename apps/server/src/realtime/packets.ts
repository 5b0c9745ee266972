import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { BusMessage } from '../runtime/event-bus.ts'

const pack = promisify(deflateRaw)
const unpack = promisify(inflateRaw)

/** PostgreSQL's limit for a notification is 8000 bytes. */
const largestPacket = 7900

/**
 * Returns messages as texts below the limit, each `sender.number.parts.part.bytes`: all messages compressed together,
 * split into parts. By `sender` a server ignores its own messages.
 */
export const toPackets = async (
  sender: string,
  number: number,
  messages: readonly BusMessage[],
): Promise<string[]> => {
  const bytes = (await pack(Buffer.from(JSON.stringify(messages)))).toString('base64')
  const room = largestPacket - sender.length - 40
  const parts = Math.ceil(bytes.length / room)
  return Array.from({ length: parts }, (_, part) =>
    [sender, number, parts, part, bytes.slice(part * room, (part + 1) * room)].join('.'),
  )
}

/** Reassembles packets. Those of one sender arrive in order, those of several are interleaved. */
export class PacketReader {
  readonly #self: string
  readonly #parts = new Map<string, string[]>()
  constructor(self: string) {
    this.#self = self
  }

  /** Returns the messages that the packet completes, or undefined if more parts follow or they are our own. */
  async read(packet: string): Promise<readonly BusMessage[]> {
    const [sender = '', number = '', count = '', part = '', bytes = ''] = packet.split('.')
    if (sender === this.#self || sender === '') return []
    const key = `${sender}.${number}`
    const parts = this.#parts.get(key) ?? []
    parts[Number(part)] = bytes
    if (parts.length < Number(count)) {
      this.#parts.set(key, parts)
      return []
    }
    this.#parts.delete(key)
    const text = (await unpack(Buffer.from(parts.join(''), 'base64'))).toString()
    return JSON.parse(text) as readonly BusMessage[]
  }

  /** Discards incomplete messages. */
  clear(): void {
    this.#parts.clear()
  }
}
