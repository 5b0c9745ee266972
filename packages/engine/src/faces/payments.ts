// What is paid at once: parts of a bill, tips, what a method costs. Amounts are in cents.

export { likelyCash } from '../payments/cash-notes.ts'
export { inCash } from '../payments/cash-rounding.ts'
export { cashValues } from '../payments/cash-values.ts'
export {
  type ItemAmount,
  itemAmount,
  type ItemisedBill,
  type LineUnit,
  type PayableLine,
} from '../payments/item-amount.ts'
export {
  chargedBy,
  type PartedPayment,
  type PaymentPart,
  paymentParts,
} from '../payments/payment-parts.ts'
export { paymentStep } from '../payments/payment-step.ts'
export {
  type MethodSurcharge,
  paymentSurcharge,
  type PaymentSurchargeAmount,
} from '../payments/payment-surcharge.ts'
export { shareAmount, type SharedBill } from '../payments/share-amount.ts'
export { type CoinShop, smallestCoin } from '../payments/smallest-coin.ts'
export { tipAmount } from '../payments/tip-amount.ts'
