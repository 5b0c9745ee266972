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

/** Returns for each line with one of the parts the sum of these parts, its gross (TAX-1.3), in the order of the lines; cents. */
export const grossByLine = (
  slots: readonly number[],
  { lines, amounts }: TaxableParts,
): ReadonlyMap<number, number> => {
  const gross = new Map<number, number>()
  for (const line of slots.map((slot) => slot % lines).toSorted((a, b) => a - b)) gross.set(line, 0)
  for (const slot of slots) gross.set(slot % lines, gross.get(slot % lines)! + amounts[slot]!)
  return gross
}
