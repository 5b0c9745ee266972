/** Currencies that are paid in whole units. */
const wholeUnits: ReadonlySet<string> = new Set(['TWD', 'JPY', 'VND', 'KRW'])

/** Returns the smallest amount that can be paid in a currency, in cents: 1, or 100 if it has no smaller coins (PAY-3.1). */
export const paymentStep = (currency: string): number => (wholeUnits.has(currency) ? 100 : 1)

/** Returns a part, `numerator / denominator`, of an amount at or above 0, up to a whole step; at most the amount itself. */
export const partUpToStep = (
  amount: number,
  numerator: number,
  denominator: number,
  step: number,
): number => {
  const [product, divisor] = [BigInt(amount) * BigInt(numerator), BigInt(denominator * step)]
  const steps = (product + divisor - 1n) / divisor
  return Math.min(amount, Number(steps) * step)
}
