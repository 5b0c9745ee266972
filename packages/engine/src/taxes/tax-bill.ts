import type { Scene } from '../discounts/conditions/scene.ts'
import { type ShopRounding, shopRound } from '../money/shop-round.ts'
import { taxAmount } from './tax-amount.ts'
import { assignTaxes, includedPercents, type TaxedLines } from './taxed-lines.ts'
import type { TaxProgram } from './tax-program.ts'

/** A tax worked out; cents. */
export interface WorkedTax extends TaxedLines {
  /** Line (as in `lines`) → its gross. */
  readonly grosses: readonly number[]
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

/** Works out every tax in use that has a line, in list order (pricing.md §7). */
export const workOutTaxes = (
  programs: readonly TaxProgram[],
  scene: Scene,
  { products, surcharges }: LineGrosses,
  rounding: ShopRounding,
): WorkedTax[] => {
  if (programs.length === 0) return []
  const taxes = assignTaxes(programs, scene)
  const included = includedPercents(taxes, products.length)
  return taxes.map(({ program, lines }) => {
    const byIncluded = new Map<number, number>()
    let base = 0
    const grosses = lines.map((line) => {
      const gross = products[line]! + (program.reachesSurcharges ? surcharges[line]! : 0)
      byIncluded.set(included[line]!, (byIncluded.get(included[line]!) ?? 0) + gross)
      base += gross
      return gross
    })
    const amount = shopRound(taxAmount(program.percent, byIncluded), rounding)
    return { program, lines, grosses, base, amount }
  })
}
