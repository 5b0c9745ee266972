/** A bare socket.io server that acknowledges every event with a payload of the size that it is started with. */
import { createServer } from 'node:http'
import { Server } from 'socket.io'

const payload = JSON.parse(process.env['PAYLOAD'] ?? 'null') as unknown
const http = createServer()
const io = new Server(http, { path: '/echo', transports: ['websocket'] })
io.on('connection', (socket) => {
  socket.on('get', (_path: string, _id: string, reply: (error: null, payload: unknown) => void) =>
    reply(null, payload),
  )
})
http.listen(0, '127.0.0.1', () => {
  const address = http.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
})
