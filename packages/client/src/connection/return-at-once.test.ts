import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server as SocketServer } from 'socket.io'
import { afterEach, expect, it, vi } from 'vitest'
import { openSocket, SOCKET_PATH } from './open-socket.ts'
import { usualDelays } from './return-later.ts'

/** Before it would reconnect by itself. */
const LONG = 60_000

const stubPage = () => {
  const page = new EventTarget()
  const listen = page.addEventListener.bind(page)
  vi.stubGlobal('addEventListener', listen)
  const document = { visibilityState: 'hidden', addEventListener: listen }
  vi.stubGlobal('document', document)
  return {
    goOnline: () => page.dispatchEvent(new Event('online')),
    show: (visibilityState: string) => {
      document.visibilityState = visibilityState
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

const ends: (() => unknown)[] = []
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const end of ends.splice(0)) await end()
})

const listen = async (server: Server, port = 0): Promise<number> => {
  await new Promise<void>((listening) => {
    server.listen(port, '127.0.0.1', listening)
  })
  return (server.address() as AddressInfo).port
}

/** A client whose server is away, and would be tried again in a minute. */
const openLost = async () => {
  const page = stubPage()
  const server = createServer()
  const sockets = new SocketServer(server, { path: SOCKET_PATH })
  const port = await listen(server)
  const closing = new AbortController()
  const socket = openSocket(`http://127.0.0.1:${port}`, closing.signal)
  ends.push(
    () => socket.disconnect(),
    () => sockets.close(),
  )
  await expect.poll(() => socket.connected).toBe(true)
  socket.io.reconnectionDelay(LONG)
  socket.io.reconnectionDelayMax(LONG)
  socket.io.randomizationFactor(0)
  socket.io.engine.close()
  await expect.poll(() => socket.connected).toBe(false)
  // Its timer runs by now.
  socket.io.reconnectionDelay(usualDelays.reconnectionDelay)
  return { page, socket, closing }
}

it('ERR-1.8: reconnects at once when the device has a network again', async () => {
  const { page, socket } = await openLost()
  page.goOnline()
  await expect.poll(() => socket.connected).toBe(true)
})

it('ERR-1.8: reconnects at once when the user is back at the page, not when they leave it', async () => {
  const { page, socket } = await openLost()
  const connect = vi.spyOn(socket, 'connect')
  page.show('hidden')
  expect(connect).not.toHaveBeenCalled()
  page.show('visible')
  await expect.poll(() => socket.connected).toBe(true)
  page.show('visible')
  expect(connect).toHaveBeenCalledTimes(1)
})

it('KIOSK-4.1: a closed connection does not listen to the page, which would hold what it has received', async () => {
  const { page, socket, closing } = await openLost()
  closing.abort()
  const isActive = vi.spyOn(socket, 'connected', 'get')
  page.goOnline()
  page.show('visible')
  expect(isActive).not.toHaveBeenCalled()
})

it('CALL-6.2: waits for its time all the same if the server has cut the connection with a reason', async () => {
  const { page, socket } = await openLost()
  socket.io.reconnectionDelay(2000)
  const connect = vi.spyOn(socket, 'connect')
  page.goOnline()
  expect(connect).not.toHaveBeenCalled()
})
