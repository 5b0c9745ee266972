import { randomUUID } from 'node:crypto'
import { MethodNotAllowed } from '@feathersjs/errors'
import configure from '@feathersjs/socketio'
import type { Server, Socket } from 'socket.io'
import { largestMessage } from '../http/largest-message.ts'
import type { App } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'

/** In ms: a silently dead network is detected on both sides within 18 s, instead of socket.io's default of 45 s. */
const heartbeat = { pingInterval: 10_000, pingTimeout: 8_000 }

/** Returns the caller's address behind `proxies` proxies, each of which appends the previous one to the header. */
const addressOf = (forwarded: unknown, own: string, proxies: number): string => {
  if (proxies === 0 || typeof forwarded !== 'string') return own
  const addresses = forwarded.split(',').map((address) => address.trim())
  return addresses.at(-proxies) ?? own
}

/** Returns the params of every call on the connection: one object, by which Feathers identifies the connection. */
const paramsOf = (socket: Socket): object => (socket as Socket & { feathers: object }).feathers

/** Responds to unknown methods too, so that callers do not wait for a timeout. */
const answerUnknownMethods = (socket: Socket): void => {
  socket.use(([method, ...words], next) => {
    const answer: unknown = words.at(-1)
    if (socket.listenerCount(method) > 0 || typeof answer !== 'function') next()
    else answer(new MethodNotAllowed(`There is no method ${JSON.stringify(method)}`).toJSON())
  })
}

/** Serves the socket at `/api/socket.io`. */
export const configureSocket = (app: App, { config }: Runtime): void => {
  const options = {
    path: '/api/socket.io',
    maxHttpBufferSize: largestMessage,
    ...heartbeat,
    transports: ['websocket', 'polling'] as ('websocket' | 'polling')[],
    serveClient: false,
    // As for HTTP (`http/cross-origin.ts`): a token gives access, no cookie does.
    cors: { origin: '*' },
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
