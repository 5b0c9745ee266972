import { type Packet, PacketType } from 'socket.io-parser'
import { jsonOf } from '../../records/shared-record.ts'

const hasRecord: ReadonlySet<PacketType> = new Set([PacketType.ACK, PacketType.EVENT])

/** Returns the data of a packet in JSON. That of a response is `[error, result]`, that of an event `[name, record]`. */
const dataOf = (type: PacketType, data: unknown): string => {
  if (!hasRecord.has(type) || !Array.isArray(data) || data.length !== 2) return JSON.stringify(data)
  const [first, record]: unknown[] = data
  return `[${JSON.stringify(first) ?? 'null'},${jsonOf(record) ?? 'null'}]`
}

/**
 * Encodes packets of socket.io as its own encoder does, without looking through all of the data for binary parts: no response
 * or event has any.
 */
export class PacketEncoder {
  encode({ type, nsp, id, data }: Packet): string[] {
    const head = `${type}${nsp && nsp !== '/' ? `${nsp},` : ''}${id ?? ''}`
    return [data == null ? head : head + dataOf(type, data)]
  }
}
