import type { Shares } from './shares.ts'
import { sortByValue } from './sort-by-value.ts'

/** Products of amounts and weights up to here are worked out in doubles, above in big integers. */
const EXACT = 2 ** 52

const BUCKETS = 64
const buckets = new Float64Array(BUCKETS + 1)

/** Hands `over` grains to the candidates, which come in order, by descending rest, ties to the earlier. */
const handOut = (shares: Shares, candidates: number[], over: number): void => {
  const { rest, count, extra } = shares
  sortByValue(candidates, rest, -1)
  let left = over
  for (const index of candidates) {
    const given = Math.min(count[index]!, left)
    extra[index] = given
    left -= given
  }
}

/** Largest remainders by buckets: only the runs of the bucket in which the last grain falls are sorted. */
const handOutLargest = (shares: Shares, over: number): void => {
  const { size, bucket, count, extra } = shares
  let left = over
  let last = BUCKETS
  while (buckets[last]! <= left) left -= buckets[last--]!
  const candidates: number[] = []
  for (let i = 0; i < size; i++) {
    const above = bucket[i]! - last
    extra[i] = above > 0 ? count[i]! : 0
    if (above === 0) candidates.push(i)
  }
  handOut(shares, candidates, left)
}

/** Floors every share, and counts the remainders; returns the sum of the floors. */
const giveFloors = (shares: Shares, grains: number, total: number): number => {
  const { size, weight, count, share, rest, bucket } = shares
  const ratio = grains / total
  const scale = BUCKETS / total
  let given = 0
  for (let slot = 0; slot <= BUCKETS; slot++) buckets[slot] = 0
  for (let i = 0; i < size; i++) {
    let floor = Math.floor(weight[i]! * ratio)
    let left = grains * weight[i]! - floor * total
    // // below EXACT an integer quotient may come out one too small, but never too large
    if (left >= total) {
      floor++
      left -= total
    }
    const slot = (left * scale) | 0
    share[i] = floor
    rest[i] = left
    bucket[i] = slot
    buckets[slot] = buckets[slot]! + count[i]!
    given += floor * count[i]!
  }
  return given
}

const apportionWide = (shares: Shares, grains: number, total: number): void => {
  const { size, weight, count, share, extra } = shares
  const whole = BigInt(total)
  const rests: bigint[] = []
  const order: number[] = []
  let over = BigInt(grains)
  for (let i = 0; i < size; i++) {
    const product = BigInt(grains) * BigInt(weight[i]!)
    const floor = product / whole
    share[i] = Number(floor)
    rests.push(product - floor * whole)
    order.push(i)
    over -= floor * BigInt(count[i]!)
  }
  order.sort((a, b) => Number(rests[b]! > rests[a]!) - Number(rests[b]! < rests[a]!))
  let left = Number(over)
  for (const index of order) {
    const given = Math.min(count[index]!, left)
    extra[index] = given
    left -= given
  }
}

const divides = (shares: Shares, step: number, amount: number): boolean => {
  if (amount % step !== 0) return false
  for (let i = 0; i < shares.size; i++) if (shares.weight[i]! % step !== 0) return false
  return true
}

/**
 * Shares `amount` (cents, at or above 0) over the runs by largest remainder, ties to the earlier (MONEY-3.1,
 * MONEY-3.4), if `total` = Σ weight × count is above 0. Fills `share` and `extra`; returns the grain that one extra is
 * worth: `step` if the amount and every weight are multiples of it, else one cent.
 */
export const apportionRuns = (
  shares: Shares,
  amount: number,
  total: number,
  step: number,
): number => {
  const grain = step > 1 && divides(shares, step, amount) ? step : 1
  const grains = amount / grain
  if (grains * total <= EXACT) handOutLargest(shares, grains - giveFloors(shares, grains, total))
  else apportionWide(shares, grains, total)
  const { size, share } = shares
  if (grain > 1) for (let i = 0; i < size; i++) share[i] = share[i]! * grain
  return grain
}
