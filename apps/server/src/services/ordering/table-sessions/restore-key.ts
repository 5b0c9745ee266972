import { randomBytes } from 'node:crypto'

/** Returns a key by which a diner resumes a session: 192 random bits. */
export const newRestoreKey = (): string => randomBytes(24).toString('base64url')
