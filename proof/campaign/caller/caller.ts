import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'

/** How long to wait for a response before a call is repeated, in ms. */
const responseLimit = 3_000

/** The delay before reconnecting after a server has closed the connection, in ms. */
const returnDelay = 500

/** An error that the server responded with, other than `unavailable`. */
export class CallRefused extends Error {
  readonly code: string | undefined
  constructor(path: string, error: WireError) {
    super(`${path}: ${JSON.stringify(error)}`)
    this.code = error.data?.code
  }
}

interface WireError {
  readonly code?: number
  readonly data?: { readonly code?: string }
}

type Outcome = { readonly result: unknown } | { readonly failure: 'no response' | 'unavailable' }

export const newIdempotencyKey = (): string => randomBytes(12).toString('hex')

/**
 * Calls as the apps do on a bad network: on one of several servers, and on the next if there is no response or the
 * server is unavailable. Repeats the same data, with its idempotency key. Every other error is thrown.
 */
export class Caller {
  /** Attempts without a response, and those that an unavailable server refused. */
  readonly failed = { noResponse: 0, unavailable: 0 }
  readonly #sockets: readonly Socket[]
  readonly #signedIn = new WeakSet<Socket>()
  readonly #accessToken: string | undefined
  #turn: number

  constructor(urls: readonly string[], turn = 0, accessToken?: string) {
    this.#turn = turn
    this.#accessToken = accessToken
    this.#sockets = urls.map((url) =>
      io(url, {
        path: '/api/socket.io',
        transports: ['websocket'],
        forceNew: true,
        reconnectionDelay: 50,
        reconnectionDelayMax: 500,
        timeout: 2_000,
      }),
    )
    for (const socket of this.#sockets)
      socket.on('disconnect', (reason) => {
        this.#signedIn.delete(socket)
        // Then it does not reconnect by itself: the server is stopping.
        if (reason === 'io server disconnect') setTimeout(() => socket.connect(), returnDelay)
      })
  }

  /** Calls `create` of a service, until a server responds. */
  async create<T>(path: string, data: object): Promise<T> {
    return this.#repeat<T>('create', path, data, {})
  }

  async find<T>(path: string, query: object): Promise<T> {
    return this.#repeat<T>('find', path, query)
  }

  async get<T>(path: string, id: string): Promise<T> {
    return this.#repeat<T>('get', path, id, {})
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }

  async #repeat<T>(method: string, path: string, ...words: readonly unknown[]): Promise<T> {
    for (;;) {
      const socket = this.#sockets[this.#turn % this.#sockets.length]
      if (!socket) throw new Error('a caller needs the address of a server')
      const outcome = await this.#attempt(socket, method, path, words)
      if ('result' in outcome) return outcome.result as T
      this.failed[outcome.failure === 'unavailable' ? 'unavailable' : 'noResponse'] += 1
      this.#turn += 1
      await sleep(20 + Math.random() * 80)
    }
  }

  async #attempt(
    socket: Socket,
    method: string,
    path: string,
    words: readonly unknown[],
  ): Promise<Outcome> {
    if (!socket.connected) {
      // It reconnects by itself: try another server in the meantime.
      return { failure: 'no response' }
    }
    if (this.#accessToken !== undefined && !this.#signedIn.has(socket)) {
      const signIn = { strategy: 'jwt', accessToken: this.#accessToken }
      const outcome = await once(socket, 'create', 'authentication', [signIn, {}])
      if (!('result' in outcome)) return outcome
      this.#signedIn.add(socket)
    }
    return once(socket, method, path, words)
  }
}

const once = (
  socket: Socket,
  method: string,
  path: string,
  words: readonly unknown[],
): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const onDisconnect = () => resolve({ failure: 'no response' })
    socket.once('disconnect', onDisconnect)
    const respond = (silence: Error | null, error: WireError | null, result: unknown) => {
      socket.off('disconnect', onDisconnect)
      if (silence) resolve({ failure: 'no response' })
      else if (error?.code === 503) resolve({ failure: 'unavailable' })
      else if (error) reject(new CallRefused(path, error))
      else resolve({ result })
    }
    socket.timeout(responseLimit).emit(method, path, ...words, respond)
  })
