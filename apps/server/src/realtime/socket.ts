import { randomUUID } from 'node:crypto'
import { MethodNotAllowed } from '@feathersjs/errors'
import configure from '@feathersjs/socketio'
import type { Server, Socket } from 'socket.io'
import { largestMessage } from '../http/largest-message.ts'
import type { App } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'

/** ms; a network that died in silence is seen on both sides within 18 s, not after socket.io's own 45 s. */
const heartbeat = { pingInterval: 10_000, pingTimeout: 8_000 }

/** The address of a caller behind so many proxies, each of which adds the one before it to the header. */
const addressOf = (forwarded: unknown, own: string, proxies: number): string => {
  if (proxies === 0 || typeof forwarded !== 'string') return own
  const addresses = forwarded.split(',').map((address) => address.trim())
  return addresses.at(-proxies) ?? own
}

/** The params that every call of the connection comes with: one object, by which Feathers knows the connection. */
const paramsOf = (socket: Socket): object => (socket as Socket & { feathers: object }).feathers

/** A method that no service has is answered too, so that its caller need not wait for nothing. */
const answerUnknownMethods = (socket: Socket): void => {
  socket.use(([method, ...words], next) => {
    const answer: unknown = words.at(-1)
    if (socket.listenerCount(method) > 0 || typeof answer !== 'function') next()
    else answer(new MethodNotAllowed(`There is no method ${JSON.stringify(method)}`).toJSON())
  })
}

/** The socket at `/api/socket.io`. */
export const configureSocket = (app: App, { config }: Runtime): void => {
  const options = {
    path: '/api/socket.io',
    maxHttpBufferSize: largestMessage,
    ...heartbeat,
    transports: ['websocket', 'polling'] as ('websocket' | 'polling')[],
    serveClient: false,
  }
  app.configure(
    configure(options, (io: Server) => {
      io.on('connection', answerUnknownMethods)
      io.use((socket, next) => {
        const { address, headers } = socket.handshake
        const connection = {
          address: addressOf(headers['x-forwarded-for'], address, config.trustedProxies),
          requestId: randomUUID(),
          socketId: socket.id,
        }
        Object.assign(paramsOf(socket), connection)
        next()
      })
    }),
  )
}
