import { createHash } from 'node:crypto'

/** What the merchant has of Fiuu. */
export const merchant = {
  id: 'SB_demo',
  verifyKey: 'sb-demo-fiuu-verify',
  secretKey: 'sb-demo-fiuu-secret',
} as const

/** Hexadecimal MD5 of the texts, one after the other. */
export const md5 = (...texts: readonly string[]): string =>
  createHash('md5').update(texts.join('')).digest('hex')
