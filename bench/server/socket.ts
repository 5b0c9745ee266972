import { io, type Socket } from 'socket.io-client'

/** Sockets of their own, connected. */
export const openSockets = (url: string, count: number, path = '/api/socket.io') =>
  Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = io(url, { path, transports: ['websocket'], forceNew: true })
          socket.once('connect', () => resolve(socket))
          socket.once('connect_error', reject)
        }),
    ),
  )

/** One event and its answer; an error where the answer begins with one. */
export const ask = <T>(socket: Socket, ...words: unknown[]): Promise<T> =>
  new Promise((resolve, reject) => {
    const [event, ...rest] = words
    socket.emit(String(event), ...rest, (error: unknown, answer: T) =>
      error ? reject(new Error(JSON.stringify(error))) : resolve(answer),
    )
  })
