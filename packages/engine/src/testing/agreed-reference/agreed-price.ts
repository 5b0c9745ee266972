import type { PriceRequest } from '../../catalog/price-request.ts'
import { surchargesOf, taxesOf } from './agreed-charges.ts'
import { discountItems } from './agreed-discounts.ts'
import { itemsOf, takenOf, totalOf } from './agreed-items.ts'
import { centsOf, roundingOf, shopRound } from './exact-cents.ts'

/**
 * What docs/spec/pricing.md §9 says that a bill of several orders costs, written from the text alone: slow, unit by
 * unit, in cents. For a part of all requests: top-level lines of products, with options of type `option`; automatic
 * rules and coupons of types percent, amount, freeSurcharge and freeSeatCharge (waivers for the order, without
 * conditions for products), rules with wishes or waivers but not both, without `discountAny` and free products;
 * surcharges that are not discountable, taxes on goods without groups; books with the same time conditions; a dine-in session in Hong Kong with its times, without adjusts.
 */
export const agreedPrice = (request: PriceRequest) => {
  const items = itemsOf(request)
  const waivers = discountItems(items, request)
  const surcharges = surchargesOf(items, waivers, request)
  const { included, excluded } = taxesOf(items, request)
  const { shop, session } = request
  const sumOfAll = (value: (item: (typeof items)[number]) => number) =>
    items.reduce((sum, item) => sum + value(item), 0)
  const products = sumOfAll(totalOf)
  const discounts = sumOfAll(takenOf)
  const tax = session.taxFree ? 0 : excluded
  const relief = session.taxFree ? included : 0
  const sum = Math.max(0, products + surcharges + tax - discounts - relief)
  const total = shopRound(sum, roundingOf(shop.priceRoundFactor, shop.priceRoundMethod))
  return {
    lines: request.lines.map(({ id }) => {
      const item = items.find((each) => each.id === id)
      return { id, net: item ? totalOf(item) - takenOf(item) : 0 }
    }),
    products,
    surcharges,
    taxIncluded: session.taxFree ? 0 : included,
    taxExcluded: tax,
    discounts: 0 - discounts,
    rounding: total - sum,
    total,
  }
}

/** The same of a result, in cents. */
export const agreedPartsOf = ({
  lines,
  totals,
}: {
  lines: readonly { id: string; net: number }[]
  totals: Record<
    'products' | 'surcharges' | 'taxIncluded' | 'taxExcluded' | 'discounts' | 'rounding' | 'total',
    number
  >
}): ReturnType<typeof agreedPrice> => ({
  lines: lines.map(({ id, net }) => ({ id, net: centsOf(net) })),
  products: centsOf(totals.products),
  surcharges: centsOf(totals.surcharges),
  taxIncluded: centsOf(totals.taxIncluded),
  taxExcluded: centsOf(totals.taxExcluded),
  discounts: centsOf(totals.discounts),
  rounding: centsOf(totals.rounding),
  total: centsOf(totals.total),
})
