import type { PriceResult, PriceTotals } from '../catalog/price-result.ts'
import type { Shop } from '../catalog/shop.ts'
import { fromCents, toCents } from '../money/cents.ts'
import { shopRound, shopRounding } from '../money/shop-round.ts'

/** What some units cost: the lists of a bill, and their part of its tax relief. */
export interface BillShares extends Omit<PriceResult, 'totals'> {
  readonly taxRelief: number
}

/** What settles a bill besides its lines (PRICE-5.2, PRICE-5.3). */
export interface BillTerms {
  readonly tips?: number | undefined
  readonly adjusts?: readonly { readonly amount: number }[] | undefined
  readonly shop: Pick<Shop, 'priceRoundFactor' | 'priceRoundMethod'>
  /** The total, if it is not that of the sum, rounded: the parts of a bill sum to the whole (PRICE-9.7). */
  readonly total?: number | undefined
}

/** Returns the sum of the cents of some amounts. */
export const sumCents = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((sum, item) => sum + toCents(amount(item)), 0)

/** Returns all of a bill as a part. */
export const wholeBill = ({ totals, ...lists }: PriceResult): BillShares => ({
  ...lists,
  taxRelief: totals.taxRelief,
})

const totalsOf = (
  part: BillShares,
  { tips = 0, adjusts = [], ...terms }: BillTerms,
): PriceTotals => {
  const { lines, discounts, surcharges, taxes } = part
  const products = sumCents(lines, ({ total }) => total)
  const charged = sumCents(surcharges, ({ amount }) => amount)
  const taxOf = (isIncluded: boolean): number =>
    sumCents(taxes, ({ included, amount }) => (included === isIncluded ? amount : 0))
  const off = sumCents(discounts, ({ amount }) => amount)
  const beforeDiscount = products + charged + taxOf(false)
  const adjusted = sumCents(adjusts, ({ amount }) => amount)
  const relief = toCents(part.taxRelief)
  const sum = Math.max(0, beforeDiscount + off + relief + toCents(tips) + adjusted)
  const { priceRoundFactor, priceRoundMethod } = terms.shop
  const rounding = shopRounding(priceRoundFactor, priceRoundMethod)
  const total = terms.total === undefined ? shopRound(sum, rounding) : toCents(terms.total)
  return {
    products: fromCents(products),
    surcharges: fromCents(charged),
    taxIncluded: fromCents(taxOf(true)),
    taxExcluded: fromCents(taxOf(false)),
    taxRelief: fromCents(relief),
    beforeDiscount: fromCents(beforeDiscount),
    discounts: fromCents(off),
    tips: fromCents(toCents(tips)),
    adjusts: fromCents(adjusted),
    rounding: fromCents(total - sum),
    total: fromCents(total),
    paid: 0,
    outstanding: fromCents(total),
    points: discounts.reduce((points, one) => points + (one.points ?? 0), 0),
  }
}

/** Returns the bill of a part: its sums, with what settles it. */
export const billOfShares = (part: BillShares, terms: BillTerms): PriceResult => {
  const { taxRelief: _, ...lists } = part
  return { ...lists, totals: totalsOf(part, terms) }
}
