import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SealedText } from '../../tables/payment-accounts.ts'
import type { PaymentKeys } from './payment-keys.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Returns a text encrypted by the first key. `purpose` says what it is, such as an account and the name of a secret: moved to
 * another place in the database it cannot be decrypted.
 */
export const sealText = ([key]: PaymentKeys, purpose: string, text: string): SealedText => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key.bytes, nonce).setAAD(Buffer.from(purpose))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
  return { key: key.id, sealed }
}

/** Returns the text, or undefined if its key is missing or it was changed or moved. */
export const openText = (
  keys: PaymentKeys,
  purpose: string,
  { key: id, sealed }: SealedText,
): string | undefined => {
  const key = keys.find((one) => one.id === id)
  if (key === undefined) return undefined
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, nonceBytes)
  const decipher = createDecipheriv(algorithm, key.bytes, nonce, { authTagLength: tagBytes })
  try {
    decipher.setAAD(Buffer.from(purpose))
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    const text = bytes.subarray(nonceBytes + tagBytes)
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
