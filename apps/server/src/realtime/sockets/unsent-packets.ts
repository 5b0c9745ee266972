import { type EngineConnection, webSocketOf } from './engine-connection.ts'

interface Packet {
  readonly type: string
  readonly data?: unknown
}

const sizeOf = ({ data }: Packet): number => {
  if (typeof data === 'string') return data.length
  return data instanceof Uint8Array ? data.length : 0
}

/** A response: an acknowledgement of socket.io. */
const isResponse = ({ data }: Packet): boolean => typeof data === 'string' && data.startsWith('3')

interface Listeners {
  /** A response of so many bytes was written. */
  readonly onResponse: (bytes: number) => void
  /** An event is about to wait, behind those that wait already. */
  readonly onEvent: () => void
  /** The connection has taken what was written to it. */
  readonly onSent: () => void
}

/** Counts the bytes that a connection has not taken yet, since its caller does not read them. */
export class UnsentPackets {
  readonly #connection: EngineConnection
  #queued = 0
  #events = 0

  constructor(connection: EngineConnection, { onResponse, onEvent, onSent }: Listeners) {
    this.#connection = connection
    connection.on('packetCreate', (packet: Packet) => {
      const bytes = sizeOf(packet)
      this.#queued += bytes
      if (isResponse(packet)) {
        onResponse(bytes)
        return
      }
      onEvent()
      this.#events += bytes
    })
    // From here on it is with the transport, which takes no more until that is sent.
    connection.on('flush', () => {
      this.#queued = 0
      this.#events = 0
    })
    connection.transport.on('ready', onSent)
    connection.on('upgrade', () => {
      connection.transport.on('ready', onSent)
      onSent()
    })
  }

  get bytes(): number {
    return this.#queued + (webSocketOf(this.#connection)?.bufferedAmount ?? 0)
  }

  /** Bytes of events behind what is being sent. */
  get eventBytes(): number {
    return this.#events
  }
}
