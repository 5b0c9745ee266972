// Which of a guest's coupons to use together.

export { type AdvisedCart, cartAdvisor } from '../coupon-advice/cart-advisor.ts'
export {
  type CouponAdvice,
  couponAdvisor,
  type CouponPlan,
} from '../coupon-advice/coupon-advice.ts'
export type { AdviceRequest, CouponChoice } from '../coupon-advice/coupon-choice.ts'
export type { WhyNot } from '../coupon-advice/why-not.ts'
