/** What each line bears of the surcharges, in cents. */
export interface LineSurcharges {
  /** Line → its share of the surcharges. */
  readonly shares: Float64Array
  /** Line → its share less its part of their discounts. */
  readonly nets: Float64Array
}

/** Sums by line of the current bill, reused for the next one of the same order; cents. */
export interface LineSums {
  /** Line → what discounts took off it, 0 or more. */
  readonly discounts: Float64Array
  /** Line → its total less its discounts. */
  readonly products: Float64Array
  /** The lines' surcharges if there are none: all 0. */
  readonly uncharged: LineSurcharges
}

/** Sums of so many lines. */
export const createLineSums = (lines: number): LineSums => ({
  discounts: new Float64Array(lines),
  products: new Float64Array(lines),
  uncharged: { shares: new Float64Array(lines), nets: new Float64Array(lines) },
})
