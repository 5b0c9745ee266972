import type { RoundMethod } from '../../catalog/vocabulary.ts'

/** How one kind of amount is rounded: step in cents, and the method. */
export interface Rounding {
  readonly step: number
  readonly method: RoundMethod | undefined
}

export const roundingOf = (
  factor: number | undefined,
  method: RoundMethod | undefined,
): Rounding => ({
  step: Math.max(1, Math.round(1 / (factor ?? 1))),
  method,
})

/** Currency units as cents. */
export const centsOf = (amount: number | undefined): number => Math.round((amount ?? 0) * 100)

/** A fraction of whole numbers, its divisor above 0. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

/** A number with at most 6 decimals, as a fraction. */
export const fractionOf = (value: number): Fraction => ({
  over: BigInt(Math.round(value * 1_000_000)),
  under: 1_000_000n,
})

export const sumOf = (left: Fraction, right: Fraction): Fraction => ({
  over: left.over * right.under + right.over * left.under,
  under: left.under * right.under,
})

/** The nearest whole number, half away from zero (MONEY-1.5). */
export const nearest = ({ over, under }: Fraction): number => {
  const magnitude = ((over < 0n ? -over : over) * 2n + under) / (under * 2n)
  return Number(over < 0n ? -magnitude : magnitude)
}

/** Cents times a percent. */
export const percentOf = (cents: number, percent: number): number => {
  const { over, under } = fractionOf(percent)
  return nearest({ over: BigInt(cents) * over, under: under * 100n })
}

/** Rounds as the shop does, by magnitude (MONEY-2). */
export const shopRound = (cents: number, { step, method }: Rounding): number => {
  if (method === 'no') return cents
  const steps = Math.abs(cents) / step
  const up = method === 'round' ? Math.floor(steps + 0.5) : Math.ceil(steps)
  return Math.sign(cents) * step * (method === 'floor' ? Math.floor(steps) : up)
}

/** Shares an amount by largest remainder, ties to the earlier (MONEY-3). */
export const shareOut = (
  amount: number,
  weights: readonly number[],
  { step, method }: Rounding,
): number[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map((_, at) => (at === 0 ? amount : 0))
  const even = [amount, ...weights].every((cents) => cents % step === 0)
  const grain = even && method !== 'no' ? step : 1
  const grains = BigInt(Math.abs(amount) / grain)
  const parts = weights.map((weight, at) => ({
    at,
    full: (grains * BigInt(weight)) / BigInt(whole),
    rest: (grains * BigInt(weight)) % BigInt(whole),
  }))
  const missing = grains - parts.reduce((sum, { full }) => sum + full, 0n)
  const lucky = new Set(
    parts
      .toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1))
      .slice(0, Number(missing))
      .map(({ at }) => at),
  )
  return parts.map(
    ({ at, full }) => Math.sign(amount) * grain * (Number(full) + (lucky.has(at) ? 1 : 0)) + 0,
  )
}
