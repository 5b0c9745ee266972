import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scriptedConnection } from '../testing/scripted-connection.ts'
import { createHelp } from './help.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const call = { _id: 'h', device: 'd', shop: 's', name: 'Door', reason: 'guest' }
const accepted = { ...call, accepted: { by: 'm', name: 'Mei', time: '2026-03-02' } }

test('KIOSK-8.1, KIOSK-8.2: rings each minute until somebody is on the way, and says who', async () => {
  const server = scriptedConnection({ 'devices/help create': () => ({ call }) })
  const help = createHelp(server.connection)
  await help.ask()
  await help.ask()
  expect(help.state.get()).toEqual({ status: 'ringing' })
  expect(server.count('devices/help create')).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.count('devices/help create')).toBe(2)
  server.dispatch('helpCalls patched', accepted)
  expect(help.state.get()).toEqual({ status: 'coming', name: 'Mei' })
  await vi.advanceTimersByTimeAsync(180_000)
  expect(server.count('devices/help create')).toBe(2)
  server.dispatch('helpCalls removed', accepted)
  expect(help.state.get()).toEqual({ status: 'none' })
})

test('KIOSK-8.1: a guest takes the call back; without a connection they learn that nobody heard it', async () => {
  let isThere = true
  const server = scriptedConnection({
    'devices/help create': () => {
      if (!isThere) throw new Error('no network')
      return { call }
    },
  })
  const help = createHelp(server.connection)
  await help.ask()
  await help.cancel()
  expect(server.calls.at(-1)?.args[0]).toEqual({ cancel: true })
  await vi.advanceTimersByTimeAsync(180_000)
  expect(help.state.get()).toEqual({ status: 'none' })
  isThere = false
  await help.ask()
  expect(help.state.get()).toEqual({ status: 'failed' })
  help.close()
})
