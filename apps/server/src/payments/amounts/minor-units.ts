/** Currencies without a smaller unit, at providers that count in the smallest one. */
const whole: ReadonlySet<string> = new Set(['JPY', 'VND', 'KRW'])

/** Returns cents as an amount in the currency's smallest unit, or undefined if there is no such amount: 1.50 yen. */
export const minorUnits = (cents: number, currency: string): number | undefined => {
  if (!whole.has(currency.toUpperCase())) return cents
  return cents % 100 === 0 ? cents / 100 : undefined
}

/** Returns the cents of an amount in the currency's smallest unit. */
export const centsOfMinorUnits = (amount: number, currency: string): number =>
  whole.has(currency.toUpperCase()) ? amount * 100 : amount
