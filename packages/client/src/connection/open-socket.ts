import { io, type Socket } from 'socket.io-client'

/** Where the server's socket is. */
export const SOCKET_PATH = '/api/socket.io'

/** Opens the socket of a server (`''`: the one that served the page): websocket first, polling where that is barred. */
export const openSocket = (url: string): Socket =>
  io(url === '' ? '/' : url, {
    path: SOCKET_PATH,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
    forceNew: true,
  })
