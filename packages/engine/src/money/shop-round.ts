/** A shop's rounding of one kind of amount: to multiples of `step` cents (pricing.md §1). */
export interface ShopRounding {
  readonly step: number
  readonly method: 'floor' | 'round' | 'no' | 'ceil'
}

/** The rounding of a factor above 0 (missing: 1) and a method (missing or unknown: `ceil`). */
export const shopRounding = (
  factor: number | undefined,
  method: string | undefined,
): ShopRounding => ({
  step: Math.max(1, Math.round(1 / (factor ?? 1))),
  method: method === 'floor' || method === 'round' || method === 'no' ? method : 'ceil',
})

/** Cents to a multiple of the shop's step; works on the magnitude and gives the sign back (pricing.md §1). */
export const shopRound = (cents: number, { step, method }: ShopRounding): number => {
  if (step === 1 || method === 'no') return cents
  const magnitude = Math.abs(cents)
  const rest = magnitude % step
  if (rest === 0) return cents
  const up = method === 'ceil' || (method === 'round' && 2 * rest >= step)
  const rounded = magnitude - rest + (up ? step : 0)
  return cents < 0 ? 0 - rounded : rounded
}

/** The grain in which an amount of this kind is shared out: the step, one cent for method `no` (pricing.md §1). */
export const grainOf = ({ step, method }: ShopRounding): number => (method === 'no' ? 1 : step)
