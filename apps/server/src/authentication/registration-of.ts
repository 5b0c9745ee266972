import { createHash, randomBytes } from 'node:crypto'

/** Returns the id of a registration, derived from the key that only its browser knows. */
export const registrationOf = (idempotencyKey: string): string =>
  createHash('sha256').update(idempotencyKey).digest('base64url')

/** Returns a key for a registration that was sent without one. */
export const newRegistration = (): string => randomBytes(24).toString('base64url')
