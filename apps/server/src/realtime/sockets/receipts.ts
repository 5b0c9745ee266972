import type { Delivery } from '../../idempotency/delivery.ts'
import type { EngineConnection } from './engine-connection.ts'

interface Asked {
  /** The number of the ping. */
  readonly ping: number
  readonly tell: () => void
}

/** Sends a ping of engine.io, to which any client responds; only its heartbeat has a method for it. */
const ping = (connection: EngineConnection): void => {
  const send: unknown = Reflect.get(connection, 'sendPacket')
  if (typeof send === 'function') Reflect.apply(send, connection, ['ping'])
}

/**
 * Learns when a caller has a response: by the pongs to a ping before and one behind it. A caller may send its next call as soon as it
 * reads the response, before it reads what is behind; but only what is behind proves that all of it was there.
 */
export class Receipts {
  readonly #connection: EngineConnection
  #asked: readonly Asked[] = []
  #pings = 0
  #pongs = 0

  constructor(connection: EngineConnection) {
    this.#connection = connection
    connection.on('packetCreate', ({ type }: { readonly type: string }) => {
      if (type === 'ping') this.#pings += 1
    })
  }

  /**
   * Sends a response, and tells the delivery once the caller has it; never if the connection is lost before, nor to a client of
   * socket.io 2, which sends pings itself and no pong (CALL-6.10).
   */
  follow(delivery: Delivery, send: () => void): void {
    if (this.#connection.protocol === 3) {
      send()
      return
    }
    this.#ask(() => delivery.begin())
    send()
    this.#ask(() => delivery.confirm())
  }

  /** Takes a pong. Returns whether it responds to a ping from here. */
  takePong(): boolean {
    this.#pongs += 1
    const had = this.#asked.filter(({ ping: number }) => number <= this.#pongs)
    this.#asked = this.#asked.slice(had.length)
    for (const { tell } of had) tell()
    return had.length > 0
  }

  #ask(tell: () => void): void {
    ping(this.#connection)
    this.#asked = [...this.#asked, { ping: this.#pings, tell }]
  }
}
