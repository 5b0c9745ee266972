import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'

const keyOf = (jwtSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', jwtSecret, '', 'comanda second factor', 32))

/** Returns a secret encrypted for one account by a key from JWT_SECRET: who reads the database alone has no codes. */
export const sealSecret = (jwtSecret: string, user: string, secret: string): string => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(algorithm, keyOf(jwtSecret), nonce).setAAD(Buffer.from(user))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Returns the secret, or undefined if it is another account's or was encrypted by another JWT_SECRET. */
export const openSecret = (jwtSecret: string, user: string, sealed: string): string | undefined => {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, keyOf(jwtSecret), bytes.subarray(0, 12), {
    authTagLength: 16,
  })
  decipher.setAAD(Buffer.from(user)).setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
