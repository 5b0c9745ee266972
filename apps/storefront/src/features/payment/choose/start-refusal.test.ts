import { CallError } from '@comanda/client'
import { expect, it } from 'vitest'
import { startRefusalKey } from './start-refusal.ts'

const refused = (change: Partial<CallError>) =>
  startRefusalKey(
    new CallError({ name: 'Conflict', message: 'Payment Fail', statusCode: 409, ...change }),
  )

it.each([
  [{ code: 'paymentRefused', data: { reason: 'paid' } }, 'payment.refusal.paid'],
  [{ code: 'paymentRefused', data: { reason: 'amount' } }, 'payment.refusal.amount'],
  [{ code: 'paymentRefused', data: { reason: 'constructor' } }, 'payment.refusal.failed'],
  [{ code: 'paymentUnavailable' }, 'payment.refusal.unavailable'],
  [{ code: 'sessionClosed' }, 'payment.refusal.closed'],
  [{ code: 'tooManyAttempts' }, 'payment.refusal.tooManyAttempts'],
  [{ reason: 'offline' }, 'payment.refusal.offline'],
  [{}, 'payment.refusal.failed'],
] as const)('PAY-8.1: a start that is refused says why: %o', (change, key) =>
  expect(refused(change)).toBe(key),
)
