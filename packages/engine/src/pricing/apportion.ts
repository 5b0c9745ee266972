import { apportionRuns } from '../kernel/apportion-runs.ts'
import { addShare, createShares } from '../kernel/shares.ts'

/** Room for the shares, used again by each call. */
const shares = createShares()

/**
 * Shares a signed amount over weights at or above 0 (MONEY-3.1): in proportion, by largest remainder, ties to the
 * earlier, in grains of `step` cents if the amount and every weight are multiples of it, else of one cent. The shares
 * sum to the amount; if all weights are 0, the first gets everything.
 */
export const apportion = (amount: number, weights: readonly number[], step = 1): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  shares.size = 0
  for (const weight of weights) addShare(shares, weight, 1)
  const grain = apportionRuns(shares, Math.abs(amount), total, step)
  return weights.map((_, index) => {
    const share = shares.share[index]! + shares.extra[index]! * grain
    return amount < 0 ? 0 - share : share
  })
}
