/** Integer cents of wire money, a number in currency units with at most two decimals (MONEY-1.1). */
export const toCents = (amount: number): number => Math.round(amount * 100) + 0

/** Wire money of integer cents; never −0. */
export const fromCents = (cents: number): number => (cents === 0 ? 0 : cents / 100)
