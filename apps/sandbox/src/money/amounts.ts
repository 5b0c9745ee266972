/** Amounts are whole hundredths of the currency, also of those that have no smaller unit. */

/** Returns the hundredths of a decimal number with at most two decimals, or undefined if it is something else. */
export const parseAmount = (text: string): number | undefined => {
  const parts = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text)
  if (parts === null) return undefined
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

/** Writes an amount with two decimals: `128.50`. */
export const formatAmount = (amount: number): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** Writes an amount for people: `HK$128.50`, `NT$250`. */
export const showAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100)
