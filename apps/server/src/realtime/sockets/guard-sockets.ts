import { MethodNotAllowed } from '@feathersjs/errors'
import type { IncomingMessage } from 'node:http'
import type { Server, Socket } from 'socket.io'
import { callerAddress } from '../../authentication/caller-address.ts'
import type { FloodGuard } from '../../flood-limits/open-flood-guard.ts'
import { ResponseSizes } from '../../flood-limits/response-sizes.ts'
import { boundPolling } from './bound-polling.ts'
import { bytesReadOf, type EngineConnection } from './engine-connection.ts'
import { forwardedAddress } from './forwarded-address.ts'
import { paramsOf } from './socket-params.ts'
import { limitOpening } from './limit-opening.ts'
import { sendTogether } from './send-together.ts'
import { type SharedByGates, SocketGate } from './socket-gate.ts'

/** How often the bytes of all sockets are added up, in ms. */
const sweepInterval = 1_000

interface Watched {
  readonly gate: SocketGate
  /** What had been read of the connection after its last message, in bytes. */
  read: number
  hasMessage: boolean
}

/** Cuts the connections with the most bytes until all together are below the limit. */
const cutLargest = (sizes: ReadonlyMap<SocketGate, number>, limit: number): void => {
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  if (total <= limit) return
  for (const [gate, size] of [...sizes].toSorted(([, one], [, other]) => other - one)) {
    if (total <= limit) return
    gate.cut('tooSlow')
    total -= size
  }
}

const sweep = (all: ReadonlyMap<EngineConnection, Watched>, { limits }: SharedByGates): void => {
  const unsent = new Map<SocketGate, number>()
  const unfinished = new Map<SocketGate, number>()
  for (const [connection, watched] of all) {
    const { gate } = watched
    if (gate.unsent.bytes > 0) unsent.set(gate, gate.unsent.bytes)
    const read = bytesReadOf(connection)
    if (watched.hasMessage) Object.assign(watched, { read, hasMessage: false })
    else if (read > watched.read) unfinished.set(gate, read - watched.read)
  }
  cutLargest(unsent, limits.unsentBytesTogether)
  cutLargest(unfinished, limits.unfinishedBytesTogether)
}

/** Lets the calls of a socket start in turn, and responds to unknown methods too, so that callers do not wait for a timeout. */
const guardCalls = (socket: Socket, gate: SocketGate): void => {
  socket.use((event, next) => {
    const [method] = event
    const last: unknown = event.at(-1)
    const respond = typeof last === 'function' ? last : undefined
    const call = gate.takePassed()
    const send = (...response: unknown[]): void => {
      if (call) gate.respond(call, () => void respond?.(...response))
      else respond?.(...response)
    }
    if (socket.listenerCount(method) === 0) {
      send(new MethodNotAllowed(`There is no method ${JSON.stringify(method)}`).toJSON())
      return
    }
    if (respond) event[event.length - 1] = send
    else event.push(send)
    // Feathers copies the fields of the connection into the params of the call that socket.io makes in the tick behind this one.
    const ofCall = { waited: call?.waited ?? 0, delivery: call?.delivery }
    process.nextTick(() => Object.assign(paramsOf(socket), ofCall))
    next()
    // Behind the tick in which socket.io makes the call, or drops it since its caller has disconnected.
    process.nextTick(() => {
      if (!socket.connected) call?.end()
    })
  })
}

/** Limits what one caller takes from the others: the calls of each socket, what it leaves unread, and how many it opens (CALL-6). */
export const guardSockets = (
  io: Server,
  { addresses, ...guard }: FloodGuard,
  trustedProxies: number,
): void => {
  const shared: SharedByGates = { ...guard, sizes: new ResponseSizes(), waitingBytes: 0 }
  const nameOf = (request: IncomingMessage, own = request.socket.remoteAddress ?? ''): string =>
    callerAddress({ address: forwardedAddress(request, own, trustedProxies) })
  // A connection with more waiting calls is cut, and so is one that sends many packets of other kinds.
  const { waiting, controlBurst } = guard.limits
  const mostPolled = 5 * waiting + controlBurst
  limitOpening(io, shared, (request) => {
    const name = nameOf(request)
    return { name, address: addresses.of(name) }
  })
  const all = new Map<EngineConnection, Watched>()
  io.engine.on('connection', (connection: EngineConnection) => {
    const name = nameOf(connection.request, connection.remoteAddress)
    const address = addresses.of(name)
    address.sockets += 1
    const watched: Watched = {
      gate: new SocketGate(connection, address, name, shared),
      read: 0,
      hasMessage: false,
    }
    all.set(connection, watched)
    boundPolling(connection, mostPolled, () => watched.gate.cut('tooManyCalls'))
    sendTogether(connection)
    connection.on('packet', () => {
      watched.hasMessage = true
    })
    connection.once('close', () => {
      all.delete(connection)
      address.sockets -= 1
    })
  })
  io.on('connection', (socket: Socket) => {
    const gate = all.get(socket.conn)?.gate
    if (gate) guardCalls(socket, gate)
  })
  const timer = setInterval(() => sweep(all, shared), sweepInterval).unref()
  io.httpServer.once('close', () => clearInterval(timer))
}
