// What an order costs, and why.

export type { UnitPrices } from '../cart/order-again.ts'
export type { OrderedFacts } from '../catalog/cart-line.ts'
export { PriceRequestError } from '../catalog/price-request-error.ts'
export type {
  AgreedBook,
  AppliedCoupon,
  PriceRequest,
  SetSaving,
} from '../catalog/price-request.ts'
export type {
  DiscountOutcome,
  OutcomeSource,
  PriceResult,
  PriceTotals,
  RuleNeed,
} from '../catalog/price-result.ts'
export type { RuleError } from '../catalog/rule-error.ts'
export type { PricingUser } from '../catalog/user.ts'
export type { PastBook } from '../totals/epochs.ts'
export type { PriceOrder } from '../totals/open-order.ts'
export { compilePriceBook, type PriceBook } from '../totals/price-book.ts'
export { type FrozenOrder, freezeOrder, orderSums, priceOrder } from '../totals/price-order.ts'
export { type PriceWithSavings, priceWithSavings } from '../totals/price-with-savings.ts'
export { price } from '../totals/price.ts'
