import { createHmac } from 'node:crypto'

/** Returns the stored form of a pairing code: eight digits are too few for a hash without a key. */
export const codeHash = (secret: string, code: string): string =>
  createHmac('sha256', secret).update(`pairing code ${code}`).digest('base64url')
