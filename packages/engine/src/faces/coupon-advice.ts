// Which of a guest's coupons to use together.

export {
  type Advising,
  type CouponAdvice,
  type CouponAdvisor,
  couponAdvisor,
  type CouponPlan,
} from '../coupon-advice/coupon-advice.ts'
export type { AdviceRequest, CouponChoice } from '../coupon-advice/coupon-choice.ts'
export type { WhyNot } from '../coupon-advice/why-not.ts'
