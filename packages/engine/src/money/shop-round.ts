/** A shop's rounding of one kind of amount: to multiples of `step` cents (MONEY-2.2). */
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

/** Rounds cents to a multiple of the shop's step, by their magnitude; the sign stays (MONEY-2.3). */
export const shopRound = (cents: number, { step, method }: ShopRounding): number => {
  if (step === 1 || method === 'no') return cents
  const magnitude = Math.abs(cents)
  const rest = magnitude % step
  if (rest === 0) return cents
  const up = method === 'ceil' || (method === 'round' && 2 * rest >= step)
  const rounded = magnitude - rest + (up ? step : 0)
  return cents < 0 ? 0 - rounded : rounded
}

/** Returns the grain in which an amount of this kind is shared: the step, one cent for method `no` (MONEY-3.2). */
export const grainOf = ({ step, method }: ShopRounding): number => (method === 'no' ? 1 : step)
