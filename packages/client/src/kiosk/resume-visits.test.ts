import type { ResumeDeviceResult } from '@comanda/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { neverSent } from '../errors/call-error.ts'
import { scriptedConnection } from '../testing/scripted-connection.ts'
import { createLeftBehind } from './left-behind.ts'
import { createResumedVisits } from './resume-visits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

const started = () => {
  const left: { result: ResumeDeviceResult; isOffline: boolean } = {
    result: { isPaying: false, numbers: [] },
    isOffline: false,
  }
  const shown: unknown[] = []
  const { connection, count } = scriptedConnection({
    'devices/help create': () => ({}),
    'devices/resume create': (data: { shown?: string[] }) => {
      if (left.isOffline) throw neverSent()
      if (data.shown) {
        shown.push(...data.shown)
        left.result = { ...left.result, numbers: [] }
      }
      return left.result
    },
  })
  const resumed = createResumedVisits()
  const begin = async () => {
    resumed.begin(connection)
    await vi.advanceTimersByTimeAsync(1)
  }
  return { left, shown, resumed, begin, count }
}

test('KIOSK-6.5: a kiosk that starts waits for the server, also without a network', async () => {
  const { left, resumed, begin } = started()
  left.isOffline = true
  await begin()
  await pass(30)
  expect(resumed.state.get()).toEqual({ step: 'asking' })
  left.isOffline = false
  await pass(3)
  expect(resumed.state.get()).toEqual({ step: 'over', isLate: false })
})

test('KIOSK-6.5: a payment is waited for, then its number shows for 20 s, once', async () => {
  const { left, shown, resumed, begin } = started()
  left.result = { isPaying: true, numbers: [] }
  await begin()
  expect(resumed.state.get()).toEqual({ step: 'paying' })
  left.result = { isPaying: false, numbers: [{ session: 's', number: '47' }] }
  await pass(3)
  expect(resumed.state.get()).toEqual({ step: 'number', number: '47' })
  expect(shown).toEqual(['s'])
  await pass(20)
  expect(resumed.state.get().step).toBe('over')
})

test('KIOSK-6.5: after 120 s the kiosk is the next guest’s, and it rings for staff', async () => {
  const { left, resumed, begin, count } = started()
  left.result = { isPaying: true, numbers: [] }
  await begin()
  await pass(119)
  expect(resumed.state.get()).toEqual({ step: 'paying' })
  await pass(4)
  expect(resumed.state.get()).toEqual({ step: 'over', isLate: true })
  expect(count('devices/help create')).toBe(1)
})

test('KIOSK-6.4, KIOSK-6.7: what a visit left is taken back by the next guest’s connection, also after the network was lost', async () => {
  let isOffline = true
  const server = scriptedConnection({
    'tableSessions/abandon create': () => {
      if (isOffline) throw neverSent()
      return {}
    },
    'userCoupons/release create': () => ({ released: 1 }),
  })
  const left = createLeftBehind()
  left.leave({ session: 's', coupons: ['c'] })
  await left.takeBack(server.connection)
  expect(server.count('userCoupons/release create')).toBe(0)
  isOffline = false
  await left.takeBack(server.connection)
  await left.takeBack(server.connection)
  expect(server.count('tableSessions/abandon create')).toBe(2)
  expect(server.count('userCoupons/release create')).toBe(1)
})
