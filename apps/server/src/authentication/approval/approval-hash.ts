import { createHash } from 'node:crypto'

/** Returns the hash that is stored of an approval's token. A plain hash is safe, since the token is random. */
export const approvalHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
