import { CallError } from '@comanda/client'
import { expect, it } from 'vitest'
import { callFailureKey } from './call-failure.ts'

const failure = (rest: Partial<CallError>) =>
  new CallError({ name: 'Failure', message: '', statusCode: 400, ...rest })

it('a known code has its words', () =>
  expect(callFailureKey(failure({ code: 'loginFailed' }))).toBe('callFailure.loginFailed'))
it('ACC-3.2: a shop that sends no mail refers to its staff', () =>
  expect(callFailureKey(failure({ code: 'mailUnavailable' }))).toBe('callFailure.mailUnavailable'))
it('a network failure says so, whatever the code', () =>
  expect(callFailureKey(failure({ reason: 'offline' }))).toBe('callFailure.offline'))
it('anything else asks to try again', () =>
  expect(callFailureKey(failure({ code: 'serverError' }))).toBe('callFailure.unknown'))
const weak = (reason: string) => failure({ code: 'passwordWeak', data: { reasons: [reason] } })

it('ACC-1.6: a password that others try first says so', () => {
  expect(callFailureKey(weak('tooCommon'))).toBe('callFailure.passwordCommon')
  expect(callFailureKey(weak('ownName'))).toBe('callFailure.passwordOwnName')
  expect(callFailureKey(weak('tooShort'))).toBe('callFailure.passwordWeak')
})
