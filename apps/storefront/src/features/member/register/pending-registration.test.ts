import { beforeEach, expect, it } from 'vitest'
import { drafts } from '../../../drafts/drafts.ts'
import { keepPendingRegistration, keptPendingRegistration } from './pending-registration.ts'

const email = 'mei@example.com'
const password = 'Lantern-Lane-8'
const registration = 'k'.repeat(24)
const pending = {
  email,
  registration,
  resend: { details: { email, firstName: 'Mei', termsAccepted: true as const }, password },
}
beforeEach(() => drafts.clear())

it('who looks into the mail and finds the page loaded anew can still enter its code', () => {
  keepPendingRegistration(pending)
  expect(keptPendingRegistration()).toEqual({ email, registration })
})
it('the password is kept nowhere (STORE-1.4)', () => {
  keepPendingRegistration(pending)
  expect(JSON.stringify(drafts.read('registration'))).not.toContain(password)
})
it('once it is over there is none', () => {
  keepPendingRegistration({ email, registration })
  keepPendingRegistration(undefined)
  expect(keptPendingRegistration()).toBeUndefined()
})
