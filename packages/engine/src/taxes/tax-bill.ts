import type { Scene } from '../discounts/conditions/scene.ts'
import { type ShopRounding, shopRound } from '../money/shop-round.ts'
import { taxAmount } from './tax-amount.ts'
import { assignTaxes, includedPercents, type TaxedParts } from './taxed-parts.ts'
import type { TaxableParts } from './taxable-parts.ts'
import type { TaxProgram } from './tax-program.ts'

/** A tax worked out; cents. */
export interface WorkedTax extends TaxedParts {
  /** Σ gross of its lines. */
  readonly base: number
  /** What it comes to, before a tax-free session waives it. */
  readonly amount: number
}

const workOutTax = (
  { program, slots }: TaxedParts,
  included: Float64Array | undefined,
  { amounts }: TaxableParts,
  rounding: ShopRounding,
): WorkedTax => {
  const byIncluded = new Map<number, number>()
  let base = 0
  for (const slot of slots) {
    const part = amounts[slot]!
    base += part
    if (included) byIncluded.set(included[slot]!, (byIncluded.get(included[slot]!) ?? 0) + part)
  }
  if (!included) byIncluded.set(0, base)
  const amount = shopRound(taxAmount(program.percent, byIncluded), rounding)
  return { program, slots, base, amount }
}

/** Works out every tax in use that has a part of a line, in list order (TAX-1, TAX-2). */
export const workOutTaxes = (
  programs: readonly TaxProgram[],
  scene: Scene,
  parts: TaxableParts,
  rounding: ShopRounding,
): WorkedTax[] => {
  if (programs.length === 0) return []
  const taxes = assignTaxes(programs, scene, parts)
  const included = includedPercents(taxes, parts.amounts.length)
  return taxes.map((tax) => workOutTax(tax, included, parts, rounding))
}
