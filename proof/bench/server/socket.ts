import { io, type ManagerOptions, type Socket } from 'socket.io-client'

/** Opens a number of separate connections. */
export const openSockets = (url: string, count: number, options: Partial<ManagerOptions> = {}) =>
  Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = io(url, {
            path: '/api/socket.io',
            transports: ['websocket'],
            forceNew: true,
            ...options,
          })
          socket.once('connect', () => resolve(socket))
          socket.once('connect_error', reject)
        }),
    ),
  )

/** Emits an event and returns its acknowledgement; throws if that begins with an error. */
export const ask = <T>(socket: Socket, ...words: unknown[]): Promise<T> =>
  new Promise((resolve, reject) => {
    const [event, ...rest] = words
    socket.emit(String(event), ...rest, (error: unknown, response: T) =>
      error ? reject(new Error(JSON.stringify(error))) : resolve(response),
    )
  })
