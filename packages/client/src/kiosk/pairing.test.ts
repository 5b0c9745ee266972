import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../errors/call-error.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import { scriptedConnection } from '../testing/scripted-connection.ts'
import { createKioskPairing } from './pairing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const device = { _id: 'd', shop: 's', name: 'Door', kind: 'kiosk', createTime: '2026-03-02' }
const sign = { shape: 'star', colour: 'blue' }
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

const open = () => {
  const server = { isConfirmed: false, isExpired: false, codes: 0 }
  const storage = memoryStorage()
  const { connection } = scriptedConnection({
    'devices/request create': () => {
      server.codes += 1
      server.isExpired = false
      return { request: 'secret', code: `1234567${server.codes}`, sign, expires: '2026-03-02' }
    },
    'devices/claim create': () => {
      if (server.isExpired)
        throw new CallError({
          name: 'BadRequest',
          message: '',
          statusCode: 400,
          code: 'pairingRefused',
        })
      return server.isConfirmed ? { device, token: 'token' } : {}
    },
  })
  const make = () => createKioskPairing({ storage, agent: 'Chromium', screen: '1080×1920' })
  return { server, connection, make, pairing: make() }
}

test('KIOSK-1.3, KIOSK-1.7: shows a code and its sign until a manager confirms it, and stays paired after a restart', async () => {
  const { server, connection, make, pairing } = open()
  pairing.begin(connection)
  await wait(10)
  expect(pairing.state.get()).toEqual({ code: '12345671', sign })
  server.isConfirmed = true
  await wait(3)
  expect(pairing.state.get().paired).toEqual({ device, token: 'token' })
  expect(make().state.get().paired?.token).toBe('token')
})

test('KIOSK-1.3: a code that has expired is replaced', async () => {
  const { server, connection, pairing } = open()
  const end = pairing.begin(connection)
  await wait(1)
  server.isExpired = true
  await wait(6)
  expect(pairing.state.get()).toEqual({ code: '12345672', sign })
  end()
})

test('a kiosk that was removed is not paired any more, also after a restart', async () => {
  const { server, connection, make, pairing } = open()
  server.isConfirmed = true
  pairing.begin(connection)
  await wait(1)
  pairing.forget()
  expect(make().state.get()).toEqual({})
})
