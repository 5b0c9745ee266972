import { createCipheriv } from 'node:crypto'

/** The same for all sellers; each has a key of its own. */
const vector = Buffer.from('Dt8lyToo17X/XkXaQvihuA==', 'base64')

/** Returns the number and random digits of an invoice, encrypted for its QR code by the seller's key, in base64 (INV-5.2). */
export const encryptedNumber = (qrKey: string, number: string, random: string): string => {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(qrKey, 'hex'), vector)
  return cipher.update(number + random, 'utf8', 'base64') + cipher.final('base64')
}
