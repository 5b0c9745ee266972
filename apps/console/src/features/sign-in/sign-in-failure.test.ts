import { CallError } from '@comanda/client'
import { expect, test } from 'vitest'
import { signInFailure } from './sign-in-failure.ts'

const failure = (statusCode: number, rest: object = {}) =>
  new CallError({ name: 'Error', message: 'm', statusCode, ...rest })

test.each([
  [failure(401, { code: 'loginFailed' }), 'signIn.failed'],
  [failure(429, { code: 'tooManyAttempts' }), 'signIn.tooMany'],
  [failure(500, { reason: 'socketDisconnect' }), 'signIn.offline'],
  [failure(500), 'signIn.unknown'],
])('a sign-in that failed with %s shows %s', (error, key) => {
  expect(signInFailure(error, (name) => name)).toBe(key)
})
