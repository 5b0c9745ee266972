import { randomUUID } from 'node:crypto'
import { password } from './accounts.ts'

/** Returns the data of a registration; `own` adds to it or replaces it. */
export const registrationData = (email: string, own: object = {}) => ({
  email,
  password,
  termsAccepted: true,
  idempotencyKey: randomUUID(),
  ...own,
})
