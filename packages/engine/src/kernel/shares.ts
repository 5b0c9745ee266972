/**
 * Weights to share an amount over, as runs: `count[i]` equal parts of `weight[i]` each, in the order that decides ties.
 * After sharing each part of run `i` has `share[i]`, and the first `extra[i]` of them one grain more. Cents.
 */
export interface Shares {
  size: number
  weight: Float64Array
  count: Float64Array
  share: Float64Array
  extra: Float64Array
  /** What the floor of the share left over, in parts of the total weight. */
  rest: Float64Array
  /** The same in coarse steps. */
  bucket: Int32Array
}

const arrays = (capacity: number): Shares => ({
  size: 0,
  weight: new Float64Array(capacity),
  count: new Float64Array(capacity),
  share: new Float64Array(capacity),
  extra: new Float64Array(capacity),
  rest: new Float64Array(capacity),
  bucket: new Int32Array(capacity),
})

/** An empty list of runs; it grows as needed and is meant to be used again. */
export const createShares = (capacity = 64): Shares => arrays(capacity)

/** Makes room for `size` runs, so that they can be written straight into `weight` and `count`. */
export const reserveShares = (shares: Shares, size: number): void => {
  if (size <= shares.weight.length) return
  const next = arrays(Math.max(size, shares.weight.length * 2))
  next.weight.set(shares.weight)
  next.count.set(shares.count)
  shares.weight = next.weight
  shares.count = next.count
  shares.share = next.share
  shares.extra = next.extra
  shares.rest = next.rest
  shares.bucket = next.bucket
}

/** Adds a run of `count` equal parts. */
export const addShare = (shares: Shares, weight: number, count: number): void => {
  reserveShares(shares, shares.size + 1)
  shares.weight[shares.size] = weight
  shares.count[shares.size] = count
  shares.size++
}
