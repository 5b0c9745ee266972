/**
 * Returns what is handed over or given back in cash for a sum, in cents (PAY-3.9): the nearest multiple of the shop's step, half of
 * it away from zero. Without a step it is the sum itself.
 */
export const inCash = (cents: number, step = 0): number => {
  if (step <= 1) return cents
  const steps = Math.floor((Math.abs(cents) * 2 + step) / (step * 2))
  return steps === 0 ? 0 : Math.sign(cents) * steps * step
}
