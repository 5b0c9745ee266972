import { CallError } from '@comanda/client'
import { expect, it } from 'vitest'
import { paymentFailureKey } from './payment-failure.ts'

const failure = (rest: Partial<CallError>) =>
  new CallError({ name: 'Failure', message: '', statusCode: 400, ...rest })

it.each([
  [{ code: 'balanceMissing' }, 'pay.refusal.balanceMissing'],
  [{ code: 'paymentRefused' }, 'pay.refusal.changed'],
  [{ code: 'sessionClosed' }, 'pay.refusal.closed'],
  [{ code: 'toString' }, 'pay.refusal.failed'],
  [{ reason: 'offline', sent: false }, 'pay.refusal.offline'],
] as const)('%j → %s', (rest, key) => expect(paymentFailureKey(failure(rest))).toBe(key))
