import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { PriceOrder } from '../totals/open-order.ts'
import type { PriceBook } from '../totals/price-book.ts'

/** A coupon that may be used: one that the guest owns, in the cart or not. */
export interface CouponChoice {
  readonly id: string
  readonly rule: DiscountRule
  /** `YYYY-MM-DD` or an instant; missing: it does not end by itself, but with its rule. */
  readonly endDate?: string | undefined
  /** Of coupons of one code a bill takes one (CPN-7.5). */
  readonly code?: string | undefined
}

/** What is advised on. */
export interface AdviceRequest {
  readonly book: PriceBook
  /**
   * What the coupons apply to, with those that it has now: the cart, and after it the whole bill if it has earlier orders. Coupons
   * must hold in each (CPN-6.1); the last is what is paid.
   */
  readonly orders: readonly PriceOrder[]
  /** Those that the guest put aside are left out by the caller. */
  readonly choices: readonly CouponChoice[]
}

/** Returns whether a coupon is used for its money alone: what gives products, earns or costs points is chosen by the guest (CPN-8.3). */
export const isForMoney = ({ type, freeProducts, point }: DiscountRule, isUsed: boolean): boolean =>
  type !== 'point' && !freeProducts?.length && (isUsed || !point)

/** Returns the day or instant at which a coupon ends; undefined: never. */
export const endOf = ({ endDate, rule }: CouponChoice): string | undefined => {
  const ends = [endDate, rule.endDate].filter((end) => end != null)
  return ends.toSorted()[0]
}

/** Text that sorts after every date. */
const NEVER = '~'

/** Percents are tried before amounts, which take the same off less; then what ends first, then by id (CPN-8.2). */
const keyOf = (choice: CouponChoice): string => {
  const { discountType } = choice.rule
  const isPercent = discountType === 'percent' || discountType === 'percentPre'
  return `${isPercent ? 0 : 1} ${endOf(choice) ?? NEVER} ${choice.id}`
}

const compare = (a: string, b: string): number => {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Returns coupons in the order in which the advice adds them: that in which the guest did is no matter. */
export const inAdvisedOrder = (choices: readonly CouponChoice[]): readonly CouponChoice[] =>
  choices.toSorted((a, b) => compare(keyOf(a), keyOf(b)))

/** Returns what decides between sets of equal total, number and points: the soonest ends, then the lowest ids. */
export const tieKey = (chosen: readonly CouponChoice[]): string => {
  const ends = chosen.map((choice) => endOf(choice) ?? NEVER).toSorted()
  return [...ends, ...chosen.map(({ id }) => id).toSorted()].join(' ')
}
