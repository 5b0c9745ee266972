import { beforeEach, expect, it } from 'vitest'
import { typed } from '../../../typed/typed.ts'
import { keepPendingRegistration, keptPendingRegistration } from './pending-registration.ts'

const data = {
  email: 'mei@example.com',
  password: 'Lantern-Lane-8',
  firstName: 'Mei',
  termsAccepted: true as const,
  idempotencyKey: 'k'.repeat(32),
}
beforeEach(() => typed.forgetAll())

it('who looks into the mail and finds the page loaded anew can still enter its code', () => {
  keepPendingRegistration({ email: data.email, registration: data.idempotencyKey, data })
  expect(keptPendingRegistration()).toEqual({
    email: data.email,
    registration: data.idempotencyKey,
  })
})
it('the password is kept nowhere', () => {
  keepPendingRegistration({ email: data.email, registration: data.idempotencyKey, data })
  expect(JSON.stringify(typed.read('registration'))).not.toContain(data.password)
})
it('once it is over there is none', () => {
  keepPendingRegistration({ email: data.email, registration: data.idempotencyKey })
  keepPendingRegistration(undefined)
  expect(keptPendingRegistration()).toBeUndefined()
})
