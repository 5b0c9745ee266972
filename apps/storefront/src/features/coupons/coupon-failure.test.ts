import { CallError } from '@comanda/client'
import { expect, it } from 'vitest'
import { couponFailureKey } from './coupon-failure.ts'

const failure = (rest: Partial<CallError>) =>
  new CallError({ name: 'Failure', message: '', statusCode: 400, ...rest })

it.each([
  [{ code: 'couponErrors.couponOutdate' }, 'couponPage.outdated'],
  [{ code: 'couponErrors.invalidCode' }, 'couponPage.invalidCode'],
  [{ code: 'notAuthenticated' }, 'couponPage.membersOnly'],
  [{ code: 'tooManyAttempts' }, 'callFailure.tooManyAttempts'],
  [{ reason: 'timeout' }, 'callFailure.offline'],
  [{ code: 'serverError' }, 'callFailure.unknown'],
] as const)('%j → %s', (rest, key) => expect(couponFailureKey(failure(rest))).toBe(key))
