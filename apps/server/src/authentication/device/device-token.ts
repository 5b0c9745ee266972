import { createHash, randomBytes } from 'node:crypto'

/** Returns a new token for a terminal: 32 random bytes. */
export const newDeviceToken = (): string => randomBytes(32).toString('base64url')

/** Returns the hash that is stored of a token. A plain hash is safe, since the token is random. */
export const deviceTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
