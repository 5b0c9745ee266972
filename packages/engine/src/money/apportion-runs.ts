import type { Shares } from './shares.ts'

const BUCKETS = 64
const FEW = 12
const buckets = new Float64Array(BUCKETS + 1)

/** Sorts by descending rest, ties to the earlier; a few at a time are sorted in place as they stand. */
const sortByRest = (candidates: number[], rest: Float64Array): void => {
  if (candidates.length > 24) {
    candidates.sort((a, b) => rest[b]! - rest[a]! || a - b)
    return
  }
  for (let i = 1; i < candidates.length; i++) {
    const index = candidates[i]!
    let at = i
    while (at > 0 && rest[candidates[at - 1]!]! < rest[index]!) {
      candidates[at] = candidates[at - 1]!
      at--
    }
    candidates[at] = index
  }
}

/** Hands `over` grains to the candidates, which come in order, by descending rest, ties to the earlier. */
const handOut = (shares: Shares, candidates: number[], over: number): void => {
  const { rest, count, extra } = shares
  sortByRest(candidates, rest)
  let left = over
  for (const index of candidates) {
    if (left === 0) return
    const given = Math.min(count[index]!, left)
    extra[index] = given
    left -= given
  }
}

/** Largest remainders by buckets: only the bucket in which the last grain falls is sorted. */
const handOutLargest = (shares: Shares, total: number, over: number): void => {
  const { size, rest, count, extra } = shares
  const candidates: number[] = []
  if (size <= FEW) {
    for (let i = 0; i < size; i++) if (rest[i]! > 0) candidates.push(i)
    return handOut(shares, candidates, over)
  }
  const scale = BUCKETS / total
  buckets.fill(0)
  for (let i = 0; i < size; i++) {
    const bucket = (rest[i]! * scale) | 0
    if (rest[i]! > 0) buckets[bucket] = buckets[bucket]! + count[i]!
  }
  let left = over
  let last = BUCKETS
  while (last >= 0 && buckets[last]! <= left) left -= buckets[last--]!
  for (let i = 0; i < size; i++) {
    const bucket = (rest[i]! * scale) | 0
    if (bucket > last) extra[i] = rest[i]! > 0 ? count[i]! : 0
    else if (bucket === last && rest[i]! > 0) candidates.push(i)
  }
  if (left > 0) handOut(shares, candidates, left)
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
  const rank = (a: number, b: number): number => Number(rests[b]! > rests[a]!) * 2 - 1
  order.sort((a, b) => (rests[a] === rests[b] ? a - b : rank(a, b)))
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
  if (grains * total <= Number.MAX_SAFE_INTEGER) {
    const ratio = grains / total
    let given = 0
    for (let i = 0; i < size; i++) {
      const product = grains * weight[i]!
      let floor = Math.floor(weight[i]! * ratio)
      let left = product - floor * total
      // the quotient may be off by one in its last bit; the rest tells
      if (left < 0) {
        floor--
        left += total
      } else if (left >= total) {
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
