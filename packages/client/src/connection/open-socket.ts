import { asksForChanges } from '@comanda/contract'
import { io, type Socket } from 'socket.io-client'
import { returnAtOnce } from './return-at-once.ts'
import { returnLater, usualDelays } from './return-later.ts'
import { setServerAhead } from './server-time.ts'

/** The path of the server's socket. */
export const SOCKET_PATH = '/api/socket.io'

/** A clock that is less than this away is taken as right, in ms: the rest is the network's. */
const AS_GOOD_AS_RIGHT = 5000

/** Notes the server's time, which it sends on each connect (TIME-6.1). */
const noteTime = (time: unknown): void => {
  if (typeof time !== 'number') return
  const ahead = time - Date.now()
  setServerAhead(Math.abs(ahead) < AS_GOOD_AS_RIGHT ? 0 : ahead)
}

/**
 * Opens the socket of a server (`''`: the origin of the page): by websocket, or by polling if that is blocked. Who closes it aborts
 * `closed` too.
 */
export const openSocket = (url: string, closed: AbortSignal): Socket => {
  const socket = io(url === '' ? '/' : url, {
    path: SOCKET_PATH,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    // Somewhere between now and twice the delay, so that the clients of a server that ends do not all return at once.
    ...usualDelays,
    randomizationFactor: 1,
    forceNew: true,
    query: asksForChanges,
  })
  socket.on('time', noteTime)
  returnLater(socket)
  returnAtOnce(socket, closed)
  return socket
}
