/** A source of chance that gives the same each time. */
export interface Chance {
  /** Returns a whole number from 0 to below `limit`. */
  readonly below: (limit: number) => number
  /** Returns true in so many of a hundred cases. */
  readonly percent: (share: number) => boolean
  readonly oneOf: <T>(list: readonly T[]) => T
}

/** Returns chance from a seed (the generator is mulberry32). */
export const chanceOf = (seed: number): Chance => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    percent: (share) => next() * 100 < share,
    oneOf: (list) => {
      const one = list[below(list.length)]
      if (one === undefined) throw new Error('nothing to choose from')
      return one
    },
  }
}
