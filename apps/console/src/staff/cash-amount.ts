/** Returns the amount that was typed, or `undefined` if it is not an amount: negative, without a digit, finer than a cent. */
export const amountIn = (text: string): number | undefined =>
  /^\d{1,9}(?:\.\d{1,2})?$/.test(text.trim()) ? Number(text) : undefined
