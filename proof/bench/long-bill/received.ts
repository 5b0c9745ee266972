import type { Socket } from 'socket.io-client'

/** The phones at a table. */
export interface Phones {
  /** Of our apps. */
  readonly orders: Socket
  /** Of a client of the specification, which gets whole sessions. */
  readonly plain: Socket
  /** Of our apps, which ask for changes of sessions, and listens. */
  readonly asking: Socket
}

/** Bytes of what a call makes the server send. */
export interface Received {
  readonly response: number
  readonly plain: number
  readonly asking: number
}

const ACK = '3'

/** Counts the bytes of the packets that a socket receives: responses, or events. */
const counter = (socket: Socket, ofResponses: boolean) => {
  let bytes = 0
  const count = ({ type, data }: { type: string; data?: unknown }) => {
    if (type !== 'message' || typeof data !== 'string') return
    if (data.startsWith(ACK) === ofResponses) bytes += Buffer.byteLength(data)
  }
  socket.io.engine.on('packet', count)
  return () => {
    socket.io.engine.off('packet', count)
    return bytes
  }
}

/** Returns what a call returns, with the bytes that phones received from its beginning to a moment after it. */
export const received = async <T>(
  phones: Phones,
  call: () => Promise<T>,
): Promise<T & Received> => {
  const response = counter(phones.orders, true)
  const plain = counter(phones.plain, false)
  const asking = counter(phones.asking, false)
  const result = await call()
  return { ...result, response: response(), plain: plain(), asking: asking() }
}
