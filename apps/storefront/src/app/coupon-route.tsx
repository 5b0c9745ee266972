export { CouponPage as default } from '../features/rewards/coupons/coupon-page.tsx'
