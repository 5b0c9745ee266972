import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scriptedConnection } from '../testing/scripted-connection.ts'
import { CODE_EARLY, CODE_LIFE, CODE_RETRY, createMemberCode } from './member-code.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const open = (isFailing: () => boolean = () => false) => {
  let number = 0
  const server = scriptedConnection({
    'users/qrCode create': () => {
      if (isFailing()) throw new Error('no network')
      number += 1
      return { code: `code ${number}` }
    },
  })
  const code = createMemberCode(server.connection, { clock: () => Date.now() })
  return { server, state: code.state, close: code.open() }
}

test('a code is replaced before it expires, so that one is always shown', async () => {
  const { state, close } = open()
  await vi.advanceTimersByTimeAsync(0)
  expect(state.get().code).toEqual({ code: 'code 1' })
  await vi.advanceTimersByTimeAsync(CODE_LIFE - CODE_EARLY)
  expect(state.get()).toMatchObject({ code: { code: 'code 2' }, isExpired: false })
  close()
})

test('the seconds count down to the next code', async () => {
  const { state, close } = open()
  await vi.advanceTimersByTimeAsync(0)
  expect(state.get().seconds).toBe((CODE_LIFE - CODE_EARLY) / 1000)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(state.get().seconds).toBe((CODE_LIFE - CODE_EARLY) / 1000 - 10)
  close()
})

test('after a failure the code is shown until it expires, then the state says so until the next one loads', async () => {
  let isFailing = false
  const { state, close } = open(() => isFailing)
  await vi.advanceTimersByTimeAsync(0)
  isFailing = true
  await vi.advanceTimersByTimeAsync(CODE_LIFE - 1000)
  expect(state.get()).toMatchObject({ code: { code: 'code 1' }, isExpired: false })
  await vi.advanceTimersByTimeAsync(1000)
  expect(state.get().code).toBeUndefined()
  expect(state.get().isExpired).toBe(true)
  isFailing = false
  await vi.advanceTimersByTimeAsync(CODE_RETRY)
  expect(state.get()).toMatchObject({ code: { code: 'code 2' }, isExpired: false })
  close()
})

test('nothing is loaded after closing', async () => {
  const { server, close } = open()
  await vi.advanceTimersByTimeAsync(0)
  close()
  await vi.advanceTimersByTimeAsync(2 * CODE_LIFE)
  expect(server.count('users/qrCode create')).toBe(1)
})
