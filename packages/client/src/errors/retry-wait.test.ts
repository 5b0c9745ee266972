import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError, disconnected, neverSent, timedOut } from './call-error.ts'
import { retryWait, sendInTime } from './retry-wait.ts'

const refusal = (data: Record<string, unknown> = {}) =>
  new CallError({
    name: 'TooManyRequests',
    message: 'x',
    statusCode: 429,
    code: 'tooManyCalls',
    data,
  })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('CALL-6.2: a call that was refused for the number of calls waits for as long as the server says, then ever longer', () => {
  const first = retryWait(refusal({ retryAfter: 3000 }), 1)
  expect(first).toBeGreaterThanOrEqual(3000)
  expect(first).toBeLessThanOrEqual(6000)
  expect(retryWait(refusal({ retryAfter: 3000 }), 3)).toBeGreaterThanOrEqual(12_000)
  expect(retryWait(refusal(), 1)).toBeGreaterThanOrEqual(1000)
  expect(retryWait(refusal(), 5)).toBeUndefined()
  const other = new CallError({ name: 'Conflict', message: 'x', statusCode: 409, code: 'conflict' })
  expect(retryWait(other, 1)).toBeUndefined()
})

test('CAT-4.7: a subscription for which the server had no room is sent again; any other failure is known at once', () => {
  const failure = { name: 'Unavailable', message: 'x', statusCode: 503, code: 'unavailable' }
  expect(retryWait(new CallError(failure), 1, true)).toBeGreaterThanOrEqual(1000)
  expect(retryWait(new CallError(failure), 4, true)).toBeGreaterThanOrEqual(8000)
  for (const [error, isSubscription] of [
    [new CallError(failure), false],
    [new CallError({ ...failure, statusCode: 500, code: 'serverError' }), true],
    [timedOut(), true],
    [disconnected(), true],
    [neverSent(), true],
  ] as const)
    expect(retryWait(error, 1, isSubscription)).toBeUndefined()
})

test('CALL-6.2: it is sent again by itself, and fails if that does not help', async () => {
  let sent = 0
  const sending = sendInTime(() => {
    sent += 1
    return sent < 3 ? Promise.reject(refusal({ retryAfter: 100 })) : Promise.resolve('done')
  })
  await vi.runAllTimersAsync()
  await expect(sending).resolves.toBe('done')
  const failing = expect(sendInTime(() => Promise.reject(refusal()))).rejects.toMatchObject({
    code: 'tooManyCalls',
  })
  await vi.runAllTimersAsync()
  await failing
})
