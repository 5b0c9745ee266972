import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { returnLater } from './return-later.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('CALL-6.2: after each cut with a reason the client returns later, until a connection has lasted for a minute', () => {
  const delays: number[] = []
  const socket = new EventEmitter()
  const io = {
    reconnectionDelay: (ms: number) => void delays.push(ms),
    reconnectionDelayMax: () => undefined,
  }
  returnLater(Object.assign(socket, { io }) as unknown as Parameters<typeof returnLater>[0])
  for (let cut = 0; cut < 8; cut += 1) {
    socket.emit('closing')
    socket.emit('connect')
  }
  expect(delays).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000])
  vi.advanceTimersByTime(60_000)
  expect(delays.at(-1)).toBe(1000)
})
