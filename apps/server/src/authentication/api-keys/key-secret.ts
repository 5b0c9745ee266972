import { createHash, createHmac, randomBytes } from 'node:crypto'

/** What every secret begins with, so that one that leaks can be searched for. */
const prefix = 'cmd_'

/** A secret: 32 random bytes. */
const form = /^cmd_[A-Za-z0-9_-]{43}$/

export const newKeySecret = (): string => `${prefix}${randomBytes(32).toString('base64url')}`

/** Returns the secret that a call with an idempotency key issues: the same again for a retry, and stored nowhere. */
export const keySecretOfCall = (serverKey: Buffer, call: string): string =>
  `${prefix}${createHmac('sha256', serverKey).update(`secret of a key ${call}`).digest('base64url')}`

/** Returns whether a bearer token is the secret of a key: any other is that of a sign-in. */
export const isKeySecret = (token: string): boolean => form.test(token)

/** Returns the hash that is stored of a secret. A plain hash is safe, since the secret is random. */
export const keyHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')

/** Returns what owners recognise a secret by. */
export const beginningOf = (secret: string): string => secret.slice(0, prefix.length + 4)
