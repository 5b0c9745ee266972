import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server as SocketServer } from 'socket.io'
import { afterEach, expect, it, vi } from 'vitest'
import { keepServerTime } from '../staff/keep-server-time.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import type { Connection } from './connection.ts'
import { openSocket, SOCKET_PATH } from './open-socket.ts'
import { serverAhead, serverNow, setServerAhead } from './server-time.ts'

const HOUR = 3_600_000
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  setServerAhead(0)
})

/** Connects to a server whose clock is so many ms ahead of this device's. */
const connectTo = async (ahead: number): Promise<void> => {
  const http = createServer()
  const sockets = new SocketServer(http, { path: SOCKET_PATH })
  sockets.on('connection', (socket) => void socket.emit('time', Date.now() + ahead))
  await new Promise<void>((listening) => {
    http.listen(0, '127.0.0.1', listening)
  })
  const { port } = http.address() as AddressInfo
  const socket = openSocket(`http://127.0.0.1:${port}`, new AbortController().signal)
  ends.push(
    () => socket.disconnect(),
    () => sockets.close(),
  )
  await new Promise<void>((told) => {
    socket.once('time', () => told())
  })
}

it.each([5 * HOUR, -5 * HOUR, 30_000])(
  'TIME-6.1: on a device whose clock is wrong it is as late as at the server (%i ms)',
  async (ahead) => {
    await connectTo(ahead)
    expect(Math.abs(serverNow() - Date.now() - ahead)).toBeLessThan(5000)
  },
)

it('TIME-6.1: a clock that is less than 5 s away is taken as right, and one that was mended is again', async () => {
  setServerAhead(HOUR)
  await connectTo(-2000)
  expect(serverAhead()).toBe(0)
})

it('TIME-6.2: a console knows how wrong its clock is before it has a network', () => {
  const storage = memoryStorage()
  const onConnect = vi.fn<Connection['onConnect']>()
  keepServerTime({ onConnect }, storage)
  setServerAhead(-HOUR)
  onConnect.mock.calls[0]?.[0]()
  setServerAhead(0)
  keepServerTime({ onConnect }, storage)
  expect(serverAhead()).toBe(-HOUR)
})
