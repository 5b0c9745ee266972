import { createHash } from 'node:crypto'

/** Names a registration by the key that only its browser knows. */
export const registrationOf = (idempotencyKey: string): string =>
  createHash('sha256').update(idempotencyKey).digest('base64url')
