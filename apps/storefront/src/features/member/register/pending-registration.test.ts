import { beforeEach, expect, it } from 'vitest'
import { drafts } from '../../../drafts/drafts.ts'
import { storePendingRegistration, readPendingRegistration } from './pending-registration.ts'

const email = 'mei@example.com'
const password = 'Lantern-Lane-8'
const registration = 'k'.repeat(24)
const pending = {
  email,
  registration,
  resend: { details: { email, firstName: 'Mei', termsAccepted: true as const }, password },
}
beforeEach(() => drafts.clear())

it('the code of the e-mail can be entered after a reload of the page', () => {
  storePendingRegistration(pending)
  expect(readPendingRegistration()).toEqual({ email, registration })
})
it('the password is not stored (STORE-1.4)', () => {
  storePendingRegistration(pending)
  expect(JSON.stringify(drafts.read('registration'))).not.toContain(password)
})
it('once it is removed there is no registration', () => {
  storePendingRegistration({ email, registration })
  storePendingRegistration(undefined)
  expect(readPendingRegistration()).toBeUndefined()
})
