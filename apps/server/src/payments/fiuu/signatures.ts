import { createHash } from 'node:crypto'

/** Returns the MD5 of texts without separators between them, which is all that Fiuu's signatures are. */
export const md5 = (...parts: readonly string[]): string =>
  createHash('md5').update(parts.join('')).digest('hex')

/** Returns the signature of a payment's form; the extended one covers the currency. */
export const vcode = (
  payment: { amount: string; merchant: string; order: string; extendedBy?: string },
  verifyKey: string,
): string =>
  md5(payment.amount, payment.merchant, payment.order, verifyKey, payment.extendedBy ?? '')

/** The signed fields of a message, as they came. */
export interface SignedMessage {
  readonly tranID: string
  readonly orderid: string
  readonly status: string
  readonly domain: string
  readonly amount: string
  readonly currency: string
  readonly paydate: string
  readonly appcode: string
}

/** Returns the signature of a message. */
export const skey = (message: SignedMessage, secretKey: string): string => {
  const { tranID, orderid, status, domain, amount, currency, paydate, appcode } = message
  const inner = md5(tranID, orderid, status, domain, amount, currency)
  return md5(paydate, domain, inner, appcode, secretKey)
}
