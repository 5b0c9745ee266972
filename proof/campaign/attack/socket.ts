import { io, type Socket } from 'socket.io-client'

/** Opens a socket that does not reconnect. Rejects if the server refuses it. */
export const openSocket = (url: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(url, {
      path: '/api/socket.io',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    })
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })

/** Calls a method of a service. Rejects with the error of the server, or after `limit` ms. */
export const call = <T = unknown>(
  socket: Socket,
  words: readonly [method: string, path: string, ...unknown[]],
  limit = 30_000,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const [method, ...rest] = words
    socket.timeout(limit).emit(method, ...rest, (silence: unknown, error: unknown, result: T) => {
      if (silence) reject(new Error(`${words.join(' ')}: no response in ${limit} ms`))
      else if (error) reject(new Error(JSON.stringify(error)))
      else resolve(result)
    })
  })

/** Stops to read a socket: the server may write to it, and nothing is taken. */
export const makeDeaf = (socket: Socket): void => {
  const engine = socket.io.engine as unknown as { transport: { ws: { pause(): void } } }
  engine.transport.ws.pause()
}
