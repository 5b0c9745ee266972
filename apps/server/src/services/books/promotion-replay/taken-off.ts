import { toCents } from '@comanda/engine/money'
import type { PriceResult } from '@comanda/engine/pricing'

/**
 * Returns what each rule that applies takes off a bill with what it waives, in cents: negative or 0. A rule has several outcomes on
 * a bill with agreed rounds or with several of its coupons.
 */
export const takenOff = ({
  discounts,
}: Pick<PriceResult, 'discounts'>): ReadonlyMap<string, number> => {
  const amounts = new Map<string, number>()
  for (const { rule, error, amount, waived = 0 } of discounts)
    if (error === undefined)
      amounts.set(rule, (amounts.get(rule) ?? 0) + toCents(amount) - toCents(waived))
  return amounts
}
