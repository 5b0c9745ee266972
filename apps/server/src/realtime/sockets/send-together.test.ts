import { EventEmitter } from 'node:events'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import type { EngineConnection } from './engine-connection.ts'
import { sendTogether } from './send-together.ts'

it('what is written to a socket in one turn of the event loop is sent at its end', async () => {
  const socket = new Socket()
  const webSocket = { bufferedAmount: 0, terminate: () => undefined, _socket: socket }
  const connection = Object.assign(new EventEmitter(), { transport: { socket: webSocket } })
  sendTogether(connection as unknown as EngineConnection)
  const corked = (): number => socket.writableCorked
  connection.emit('flush')
  await Promise.resolve().then(() => connection.emit('flush'))
  expect(corked()).toBe(1)
  await new Promise(setImmediate)
  expect(corked()).toBe(0)
  connection.emit('flush')
  expect(corked()).toBe(1)
  socket.destroy()
})
