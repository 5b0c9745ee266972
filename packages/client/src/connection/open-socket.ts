import { io, type Socket } from 'socket.io-client'
import { returnAtOnce } from './return-at-once.ts'
import { returnLater, usualDelays } from './return-later.ts'

/** The path of the server's socket. */
export const SOCKET_PATH = '/api/socket.io'

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
  })
  returnLater(socket)
  returnAtOnce(socket, closed)
  return socket
}
