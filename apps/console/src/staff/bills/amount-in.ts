import { MAX_AMOUNT } from '@comanda/engine/money'
import { plainCode } from '@comanda/shop-rules/contact'

/**
 * Returns the amount that was typed, with a point or a comma, also in full width; `undefined` if it is not an amount: negative,
 * without a digit, finer than a cent, more than any currency has (MONEY-1.2). The server knows the shop's.
 */
export const amountIn = (text: string): number | undefined => {
  const plain = plainCode(text).replace(',', '.')
  const amount = /^\d{1,11}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
  return amount !== undefined && amount <= MAX_AMOUNT ? amount : undefined
}

/** Returns the amount of a field that may be empty, which is 0. */
export const amountOrZero = (text: string): number | undefined =>
  text.trim() === '' ? 0 : amountIn(text)

/** Returns what was typed to be added to a price, or taken off it with a `-`. */
export const addedAmountIn = (text: string): number | undefined => {
  const plain = plainCode(text)
  if (!plain.startsWith('-')) return amountIn(plain)
  const off = amountIn(plain.slice(1))
  return off === undefined ? undefined : -off
}
