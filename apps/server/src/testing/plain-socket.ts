import { io, type ManagerOptions, type Socket } from 'socket.io-client'

/** The WebSocket below a socket of the client. */
interface WebSocketBelow {
  send(data: string | Buffer): void
  /** Stops to read, as a caller that is deaf. */
  pause(): void
  resume(): void
}

/** Opens a socket that does not reconnect. Rejects if it is refused. */
export const openPlainSocket = (
  url: string,
  { transports = ['websocket'], query = {} }: Partial<ManagerOptions> = {},
): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(url, {
      path: '/api/socket.io',
      transports,
      query,
      forceNew: true,
      reconnection: false,
    })
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })

export const webSocketBelow = (socket: Socket): WebSocketBelow => {
  const { transport } = socket.io.engine as unknown as { transport: { ws: WebSocketBelow } }
  return transport.ws
}

/** What a call resolves to: its result, or the error of the server. */
export type Outcome = { readonly error: Record<string, unknown> } | { readonly result: unknown }

/** Calls a method, and resolves with the result, or with the error or the end of the connection. */
export const callPlainly = (socket: Socket, ...words: unknown[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const [method, ...rest] = words
    const onEnd = () => resolve({ error: { code: 'disconnect' } })
    socket.once('disconnect', onEnd)
    socket.emit(
      String(method),
      ...rest,
      (error: Record<string, unknown> | null, result: unknown) => {
        socket.off('disconnect', onEnd)
        resolve(error ? { error } : { result })
      },
    )
  })
