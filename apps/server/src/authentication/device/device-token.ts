import { createHash, randomBytes } from 'node:crypto'

/** A terminal's token: 32 random bytes. */
export const newDeviceToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token. It is random enough that a plain hash tells nothing. */
export const deviceTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
