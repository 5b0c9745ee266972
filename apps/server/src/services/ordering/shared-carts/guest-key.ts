import { createHash } from 'node:crypto'

/** Returns what is stored of a guest's key. It is random and long, so that a plain hash tells nothing of it. */
export const guestKeyHash = (key: string): string =>
  createHash('sha256').update(key).digest('base64url')
