import type { DiscountOutcome, PriceTotals } from '../catalog/price-result.ts'
import { fromCents, toCents } from '../money/cents.ts'

type Totals = Omit<PriceTotals, 'beforeDiscount' | 'paid' | 'outstanding' | 'points'>

/** What the parts of a bill read of its price; its entries may carry more, such as names. Amounts in currency units. */
export interface PartedPrice {
  readonly totals: Totals
  readonly surcharges: readonly { readonly amount: number }[]
  readonly discounts: readonly (Pick<DiscountOutcome, 'amount' | 'waived'> & {
    readonly coupon?: unknown
    readonly error?: string
  })[]
  readonly taxes: readonly { readonly amount: number; readonly included: boolean }[]
}

/** A part of a bill: what it is, how much, and the entry that it comes from. */
export type BillPart<Price extends PartedPrice> = { readonly amount: number } & (
  | { readonly kind: 'products' | 'taxRelief' | 'tips' | 'adjusts' | 'rounding' }
  | { readonly kind: 'surcharge'; readonly of: Price['surcharges'][number] }
  | { readonly kind: 'tax'; readonly of: Price['taxes'][number] }
  | { readonly kind: 'discount'; readonly of: Price['discounts'][number] }
)

/** A bill as everything that lists its parts shows it (PRICE-8). */
export interface ShownBill<Price extends PartedPrice> {
  /** In the order in which they make the total, which is their sum. */
  readonly parts: readonly BillPart<Price>[]
  /** Taxes that the parts include: of which, not parts. */
  readonly included: readonly Price['taxes'][number][]
  readonly total: number
}

/** Returns what the adjusts change of a total: it is never below 0, whatever they take off (PRICE-5.3). */
export const reachedAdjusts = (totals: Omit<Totals, 'adjusts' | 'taxIncluded'>): number => {
  const { products, surcharges, taxExcluded, taxRelief, discounts, tips, rounding, total } = totals
  const others = [products, surcharges, taxExcluded, taxRelief, discounts, tips, rounding]
  return fromCents(others.reduce((cents, amount) => cents - toCents(amount), toCents(total)))
}

/** A coupon that holds is listed even if it takes nothing off. */
const isListed = ({ amount, waived = 0, coupon, error }: PartedPrice['discounts'][number]) =>
  amount !== 0 || waived !== 0 || (coupon !== undefined && error === undefined)

/** Returns the parts of a bill: their sum is its total, to the cent. Those of 0 are left out, but for the products. */
export const billParts = <Price extends PartedPrice>({
  totals,
  surcharges,
  discounts,
  taxes,
}: Price): ShownBill<Price> => {
  const plain = (kind: 'taxRelief' | 'tips' | 'adjusts' | 'rounding', amount = totals[kind]) =>
    amount === 0 ? [] : [{ kind, amount }]
  const charged = taxes.filter(({ amount }) => amount !== 0)
  return {
    parts: [
      { kind: 'products', amount: totals.products },
      ...surcharges.flatMap((of: Price['surcharges'][number]) =>
        of.amount === 0 ? [] : [{ kind: 'surcharge' as const, amount: of.amount, of }],
      ),
      ...charged.flatMap((of: Price['taxes'][number]) =>
        of.included ? [] : [{ kind: 'tax' as const, amount: of.amount, of }],
      ),
      ...discounts.flatMap((of: Price['discounts'][number]) =>
        isListed(of) ? [{ kind: 'discount' as const, amount: of.amount, of }] : [],
      ),
      ...plain('taxRelief'),
      ...plain('tips'),
      ...plain('adjusts', reachedAdjusts(totals)),
      ...plain('rounding'),
    ],
    included: charged.filter(({ included }) => included),
    total: totals.total,
  }
}
