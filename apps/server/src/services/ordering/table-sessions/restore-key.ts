import { randomBytes } from 'node:crypto'

/** A key by which a diner comes back to a session. 192 random bits. */
export const newRestoreKey = (): string => randomBytes(24).toString('base64url')
