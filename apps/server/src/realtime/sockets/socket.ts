import { randomUUID } from 'node:crypto'
import { asksForChanges } from '@comanda/contract'
import configure from '@feathersjs/socketio'
import type { Server } from 'socket.io'
import { Decoder } from 'socket.io-parser'
import { largestFrame } from '../../http/largest-message.ts'
import type { FloodGuard } from '../../flood-limits/open-flood-guard.ts'
import type { App } from '../../runtime/app.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { forwardedAddress } from './forwarded-address.ts'
import { guardSockets } from './guard-sockets.ts'
import { PacketEncoder } from './packet-encoder.ts'
import { paramsOf } from './socket-params.ts'

/** In ms: a silently dead network is detected on both sides within 18 s, instead of socket.io's default of 45 s. */
const heartbeat = { pingInterval: 10_000, pingTimeout: 8_000 }

/** How long a connection may take to become a socket of socket.io, in ms. */
const connectTimeout = 10_000

/** Serves the socket at `/api/socket.io`. */
export const configureSocket = (app: App, { config, now }: Runtime, guard: FloodGuard): void => {
  const options = {
    path: '/api/socket.io',
    maxHttpBufferSize: largestFrame,
    connectTimeout,
    ...heartbeat,
    transports: ['websocket', 'polling'] as ('websocket' | 'polling')[],
    serveClient: false,
    // Clients of socket.io 2, such as Feathers 4 (CALL-6.10): the gate stands above both protocols.
    allowEIO3: true,
    parser: { Encoder: PacketEncoder, Decoder },
    // As for HTTP (`http/cross-origin.ts`): a token gives access, no cookie does.
    cors: { origin: '*' },
  }
  app.configure(
    configure(options, (io: Server) => {
      guardSockets(io, guard, config.trustedProxies)
      io.use((socket, next) => {
        const { address, headers, query } = socket.handshake
        const connection = {
          address: forwardedAddress({ headers }, address, config.trustedProxies),
          requestId: randomUUID(),
          socketId: socket.id,
          asksForChanges: query['sessions'] === asksForChanges.sessions,
        }
        Object.assign(paramsOf(socket), connection)
        next()
      })
      io.on('connection', (socket) => void socket.emit('time', now()))
    }),
  )
}
