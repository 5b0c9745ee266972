import type { Scene } from '../discounts/conditions/scene.ts'
import { type ShopRounding, shopRound } from '../money/shop-round.ts'
import { taxAmount } from './tax-amount.ts'
import { assignTaxes, includedPercents, type TaxedLines } from './taxed-lines.ts'
import type { TaxProgram } from './tax-program.ts'

/** A tax worked out; cents. */
export interface WorkedTax extends TaxedLines {
  /** Σ gross of its lines. */
  readonly base: number
  /** What it comes to, before a tax-free session waives it. */
  readonly amount: number
}

/** What taxes are reckoned on, by line; cents. */
export interface LineGrosses {
  /** Line totals less their discounts. */
  readonly products: Float64Array
  /** Shares of the surcharges less their discounts. */
  readonly surcharges: Float64Array
}

/** Returns the gross of a tax on one line: its total less its discounts, and its surcharges if the tax is on them (TAX-1.3). */
export const grossOf = (program: TaxProgram, line: number, grosses: LineGrosses): number =>
  grosses.products[line]! + (program.reachesSurcharges ? grosses.surcharges[line]! : 0)

const workOutTax = (
  { program, lines }: TaxedLines,
  included: Float64Array | undefined,
  grosses: LineGrosses,
  rounding: ShopRounding,
): WorkedTax => {
  const byIncluded = new Map<number, number>()
  let base = 0
  for (const line of lines) {
    const gross = grossOf(program, line, grosses)
    base += gross
    if (included) byIncluded.set(included[line]!, (byIncluded.get(included[line]!) ?? 0) + gross)
  }
  if (!included) byIncluded.set(0, base)
  const amount = shopRound(taxAmount(program.percent, byIncluded), rounding)
  return { program, lines, base, amount }
}

/** Works out every tax in use that has a line, in list order (TAX-1, TAX-2). */
export const workOutTaxes = (
  programs: readonly TaxProgram[],
  scene: Scene,
  grosses: LineGrosses,
  rounding: ShopRounding,
): WorkedTax[] => {
  if (programs.length === 0) return []
  const taxes = assignTaxes(programs, scene)
  const included = includedPercents(taxes, grosses.products.length)
  return taxes.map((tax) => workOutTax(tax, included, grosses, rounding))
}
