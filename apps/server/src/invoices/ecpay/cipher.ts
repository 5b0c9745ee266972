import { createCipheriv, createDecipheriv } from 'node:crypto'

/** The keys of a contract with ECPay, 16 characters each. */
export interface EcpayKeys {
  readonly hashKey: string
  readonly hashIV: string
}

const algorithm = 'aes-128-cbc'

/** Encodes as the forms of browsers do: ECPay encrypts that, not the JSON itself. */
const encoded = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replaceAll(/[!'()*~]/g, (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`)

/** Returns ECPay's `Data` of a value. */
export const encryptData = (data: unknown, { hashKey, hashIV }: EcpayKeys): string => {
  const cipher = createCipheriv(algorithm, hashKey, hashIV)
  return cipher.update(encoded(JSON.stringify(data)), 'utf8', 'base64') + cipher.final('base64')
}

/** Returns the value of ECPay's `Data`. Throws if it was encrypted by another key. */
export const decryptData = (data: string, { hashKey, hashIV }: EcpayKeys): unknown => {
  const decipher = createDecipheriv(algorithm, hashKey, hashIV)
  const text = decipher.update(data, 'base64', 'utf8') + decipher.final('utf8')
  return JSON.parse(decodeURIComponent(text.replaceAll('+', ' ')))
}
