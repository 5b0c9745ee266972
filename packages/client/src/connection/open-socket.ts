import { io, type Socket } from 'socket.io-client'

/** The path of the server's socket. */
export const SOCKET_PATH = '/api/socket.io'

/** Opens the socket of a server (`''`: the origin of the page): by websocket, or by polling if that is blocked. */
export const openSocket = (url: string): Socket =>
  io(url === '' ? '/' : url, {
    path: SOCKET_PATH,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    // Somewhere between now and twice the delay, so that the clients of a server that ends do not all return at once.
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 1,
    forceNew: true,
  })
