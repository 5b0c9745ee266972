import { plainCode } from '@comanda/shop-rules/contact'

/**
 * Returns the amount that was typed, with a point or a comma, also in full width; `undefined` if it is not an amount: negative,
 * without a digit, finer than a cent.
 */
export const amountIn = (text: string): number | undefined => {
  const plain = plainCode(text).replace(',', '.')
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

/** Returns the amount of a field that may be empty, which is 0. */
export const amountOrZero = (text: string): number | undefined =>
  text.trim() === '' ? 0 : amountIn(text)
