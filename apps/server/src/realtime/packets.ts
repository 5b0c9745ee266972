import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { BusMessage } from '../runtime/event-bus.ts'

const pack = promisify(deflateRaw)
const unpack = promisify(inflateRaw)

/** PostgreSQL carries less than 8000 bytes at a time. */
const largestPacket = 7900

/**
 * Messages as texts that are short enough, each `sender.number.parts.part.bytes`: the messages packed together, cut in
 * parts. `sender` lets a server pass over what it said itself.
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

/** Puts packets together again; they come in order, those of several senders mixed. */
export class PacketReader {
  readonly #self: string
  readonly #parts = new Map<string, string[]>()
  constructor(self: string) {
    this.#self = self
  }

  /** The messages that the packet completes; nothing where more is to come, or it is our own. */
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

  /** Forgets what has only partly come. */
  clear(): void {
    this.#parts.clear()
  }
}
