import type { IncomingMessage, ServerResponse } from 'node:http'
import { type EngineConnection, webSocketOf } from './engine-connection.ts'

interface PauseOptions {
  /** The longest pause, in ms. */
  readonly unreadFor: number
  readonly onPause: () => void
  readonly onTooLong: () => void
  /** The caller has sent a control frame. */
  readonly onControl: () => void
  /** The caller polls again though it has not read the last response. */
  readonly onOverlap: () => void
}

type PollingRequest = IncomingMessage & { res?: ServerResponse }

/**
 * Stops to read a connection, so that its caller has to wait: a WebSocket by its flow control, a polling caller by the
 * response to what it has sent.
 */
export class ReadingPause {
  readonly #connection: EngineConnection
  readonly #options: PauseOptions
  #timer: NodeJS.Timeout | undefined
  #sending: (() => void)[] = []
  #polled: ServerResponse | undefined

  constructor(connection: EngineConnection, options: PauseOptions) {
    this.#connection = connection
    this.#options = options
    this.#watch()
    connection.on('upgrade', () => {
      this.#watch()
      if (this.#timer) webSocketOf(connection)?.pause()
    })
  }

  begin(): void {
    if (this.#timer) return
    const { unreadFor, onPause, onTooLong } = this.#options
    this.#timer = setTimeout(onTooLong, unreadFor).unref()
    webSocketOf(this.#connection)?.pause()
    onPause()
  }

  end(): void {
    if (!this.#timer) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    webSocketOf(this.#connection)?.resume()
    for (const send of this.#sending.splice(0)) send()
  }

  #watch(): void {
    const socket = webSocketOf(this.#connection)
    if (!socket) this.#watchPolling()
    socket?.on('ping', this.#options.onControl)
    socket?.on('pong', this.#options.onControl)
  }

  #watchPolling(): void {
    const { transport } = this.#connection
    const serve = transport.onRequest.bind(transport)
    transport.onRequest = (request) => {
      const { method, res }: PollingRequest = request
      if (method === 'POST' && this.#timer) {
        this.#sending.push(() => serve(request))
        if (this.#sending.length > 1) this.#options.onOverlap()
        return
      }
      if (method === 'GET') {
        const isUnread = this.#polled?.writableFinished === false && !this.#polled.destroyed
        this.#polled = res
        if (isUnread) this.#options.onOverlap()
      }
      serve(request)
    }
  }
}
