// Which of a guest's coupons to use together.

export { couponAdvisor } from '../coupon-advice/coupon-advice.ts'
export type { AdviceRequest, CouponChoice } from '../coupon-advice/coupon-choice.ts'
