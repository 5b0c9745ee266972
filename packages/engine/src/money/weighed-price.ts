import { multiplyRounded } from './multiply-rounded.ts'

/** One gram in the engine's scale: the grams of a unit have at most 8 decimals, as those of a Hong Kong tael. */
export const WHOLE_GRAM = 100_000_000

/** The greatest weight of a line, and of the unit of a price, in grams. */
export const MAX_GRAMS = 100_000

/** Grams as an exact integer. */
export const scaledGrams = (grams: number): number => Math.round(grams * WHOLE_GRAM)

/**
 * Returns what a weight costs in cents, if one unit costs `rate` cents: `rate × weight / unit` from the exact value, rounded half up,
 * never below 0 (PRICE-3.11). Weight and unit in grams as `scaledGrams` has them.
 */
export const weighedPrice = (rate: number, weight: number, unit: number): number =>
  Math.max(0, multiplyRounded(rate, weight, unit))
