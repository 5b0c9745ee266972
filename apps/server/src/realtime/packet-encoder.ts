import { type Packet, PacketType } from 'socket.io-parser'
import { jsonOf } from '../records/shared-record.ts'

/** Returns the data of a packet in JSON. That of a response is `[error, result]`. */
const dataOf = (type: PacketType, data: unknown): string => {
  const isResult = type === PacketType.ACK && Array.isArray(data) && data.length === 2
  if (!isResult || data[0] !== null) return JSON.stringify(data)
  return `[null,${jsonOf(data[1]) ?? 'null'}]`
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
