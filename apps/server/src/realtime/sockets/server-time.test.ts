import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('TIME-6.1: each connect hears the time of the clock that decides', async () => {
  const socket = io(server.url, { path: '/api/socket.io', transports: ['websocket'] })
  const time = await new Promise<number>((told) => {
    socket.once('time', told)
  })
  socket.disconnect()
  expect(time).toBeGreaterThan(server.runtime.now() - 5000)
  expect(time).toBeLessThanOrEqual(server.runtime.now())
})
