import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { PriceRequest } from '../catalog/price-request.ts'

/** Returns the rules of a request, whatever their source. */
export const rulesOf = ({ catalogue, coupons, user }: PriceRequest): readonly DiscountRule[] => [
  ...catalogue.discounts,
  ...coupons.map(({ rule }) => rule),
  ...(user?.vipLevel?.discountLists ?? []).flatMap(({ discounts }) => discounts ?? []),
]

/** Returns a request with some of its catalogue's and coupons' rules. */
export const withRules = (
  request: PriceRequest,
  keep: (rule: DiscountRule) => boolean,
): PriceRequest => ({
  ...request,
  catalogue: { ...request.catalogue, discounts: request.catalogue.discounts.filter(keep) },
  coupons: request.coupons.filter(({ rule }) => keep(rule)),
})
