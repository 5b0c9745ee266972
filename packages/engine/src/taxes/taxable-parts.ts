import type { SurchargeParts } from '../surcharges/surcharge-parts.ts'

/**
 * The parts of the lines that taxes are on (TAX-1.3): the goods of each line, then what it bears of each surcharge. The
 * slot of a part is the position of its line, plus the number of lines for each surcharge up to its own.
 */
export interface TaxableParts {
  readonly lines: number
  readonly surcharges: readonly SurchargeParts[]
  /** Slot → the part less what rules took off it; cents. */
  readonly amounts: Float64Array
}

/** Returns the parts of lines; `goods`: line → its total less its discounts. */
export const taxableParts = (
  goods: Float64Array,
  surcharges: readonly SurchargeParts[],
): TaxableParts => {
  const lines = goods.length
  if (surcharges.length === 0) return { lines, surcharges, amounts: goods }
  const amounts = new Float64Array(lines * (1 + surcharges.length))
  amounts.set(goods)
  for (const [at, { nets }] of surcharges.entries()) amounts.set(nets, (at + 1) * lines)
  return { lines, surcharges, amounts }
}

/** The lines that bear parts, in their order, and for each the sum of these parts, its gross (TAX-1.3); cents. */
export interface LineGross {
  readonly lines: readonly number[]
  readonly gross: readonly number[]
}

/** Returns the gross of the lines of these parts. */
export const grossByLine = (
  slots: readonly number[],
  { lines: count, amounts }: TaxableParts,
): LineGross => {
  if (slots.every((slot) => slot < count))
    return { lines: slots, gross: slots.map((slot) => amounts[slot]!) }
  const lines = [...new Set(slots.map((slot) => slot % count))].toSorted((a, b) => a - b)
  const sums = new Float64Array(count)
  for (const slot of slots) sums[slot % count]! += amounts[slot]!
  return { lines, gross: lines.map((line) => sums[line]!) }
}
