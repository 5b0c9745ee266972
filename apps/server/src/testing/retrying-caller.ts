import { io, type Socket } from 'socket.io-client'

/** How long to wait for a response before the call is retried, in ms. */
const responseTimeout = 3000

interface WireError {
  readonly code?: number
}

/** The outcome of a call that was retried until it got a response. */
export interface RetriedCall<T> {
  readonly answer: T
  readonly attempts: number
}

/**
 * Calls as the apps do on a bad network: on one of several servers, and on the next if there is no response or the
 * server is unavailable. Every other error is thrown.
 */
export class RetryingCaller {
  readonly #sockets: readonly Socket[]
  #turn: number
  constructor(urls: readonly string[], turn: number) {
    this.#turn = turn
    this.#sockets = urls.map((url) =>
      io(url, {
        path: '/api/socket.io',
        transports: ['websocket'],
        forceNew: true,
        reconnectionDelay: 50,
        reconnectionDelayMax: 200,
        timeout: 2000,
      }),
    )
  }

  async create<T>(path: string, data: object): Promise<RetriedCall<T>> {
    for (let attempts = 1; ; attempts += 1) {
      const socket = this.#sockets[this.#turn % this.#sockets.length]
      const outcome = await this.#once(socket, path, data)
      if ('answer' in outcome) return { answer: outcome.answer as T, attempts }
      this.#turn += 1
    }
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }

  #once(
    socket: Socket | undefined,
    path: string,
    data: object,
  ): Promise<{ readonly answer?: unknown }> {
    return new Promise((resolve, reject) => {
      const answered = (silence: Error | null, error: WireError | null, answer: unknown) => {
        if (silence || error?.code === 503) resolve({})
        else if (error) reject(new Error(JSON.stringify(error)))
        else resolve({ answer })
      }
      socket?.timeout(responseTimeout).emit('create', path, data, {}, answered)
    })
  }
}
