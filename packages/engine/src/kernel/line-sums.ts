/** Sums by line of the current bill, reused for the next one of the same order; cents. */
export interface LineSums {
  /** Line → what discounts took off it, 0 or more. */
  readonly discounts: Float64Array
  /** Line → its total less its discounts. */
  readonly products: Float64Array
}

/** Sums of so many lines. */
export const createLineSums = (lines: number): LineSums => ({
  discounts: new Float64Array(lines),
  products: new Float64Array(lines),
})
