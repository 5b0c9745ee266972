import type { Shares } from './shares.ts'

/** Products of amounts and weights up to here are worked out in doubles, above in big integers. */
const EXACT = 2 ** 52

const BUCKETS = 64
const buckets = new Float64Array(BUCKETS + 1)

/** Hands `over` grains to the candidates, which come in order, by descending rest, ties to the earlier. */
const handOut = (shares: Shares, candidates: number[], over: number): void => {
  const { rest, count, extra } = shares
  candidates.sort((a, b) => rest[b]! - rest[a]!)
  let left = over
  for (const index of candidates) {
    const given = Math.min(count[index]!, left)
    extra[index] = given
    left -= given
  }
}

/** Largest remainders by buckets: only the bucket in which the last grain falls is sorted. */
const handOutLargest = (shares: Shares, total: number, over: number): void => {
  const { size, rest, count, extra } = shares
  const scale = BUCKETS / total
  buckets.fill(0)
  for (let i = 0; i < size; i++) {
    const bucket = (rest[i]! * scale) | 0
    buckets[bucket] = buckets[bucket]! + count[i]!
  }
  let left = over
  let last = BUCKETS
  while (buckets[last]! <= left) left -= buckets[last--]!
  const candidates: number[] = []
  for (let i = 0; i < size; i++) {
    const bucket = (rest[i]! * scale) | 0
    if (bucket > last) extra[i] = count[i]!
    else if (bucket === last) candidates.push(i)
  }
  handOut(shares, candidates, left)
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
 * Shares `amount` (cents, at or above 0) over the runs by largest remainder, ties to the earlier (pricing.md §1), where
 * `total` = Σ weight × count is above 0. Fills `share` and `extra`; returns the grain that one extra is worth: `step`
 * where the amount and every weight are multiples of it, else one cent.
 */
export const apportionRuns = (
  shares: Shares,
  amount: number,
  total: number,
  step: number,
): number => {
  const grain = step > 1 && divides(shares, step, amount) ? step : 1
  const grains = amount / grain
  const { size, weight, count, share, extra, rest } = shares
  if (grains * total <= EXACT) {
    const ratio = grains / total
    let given = 0
    for (let i = 0; i < size; i++) {
      const product = grains * weight[i]!
      let floor = Math.floor(weight[i]! * ratio)
      let left = product - floor * total
      // below EXACT the quotient may be one too small where it is whole, and is never too large
      if (left >= total) {
        floor++
        left -= total
      }
      share[i] = floor
      rest[i] = left
      extra[i] = 0
      given += floor * count[i]!
    }
    if (given < grains) handOutLargest(shares, total, grains - given)
  } else apportionWide(shares, grains, total)
  if (grain > 1) for (let i = 0; i < size; i++) share[i] = share[i]! * grain
  return grain
}
