import { callService } from '../services/call-service.ts'
import { recordService } from '../services/record-service.ts'
import {
  ClaimCouponData,
  UserCoupon,
  UserCouponData,
  ValidateCouponData,
  ValidateCouponResult,
} from './schema.ts'

/** One's own coupons, with the rule of each; staff give them. */
export const userCouponsService = recordService('userCoupons', UserCoupon, {
  data: UserCouponData,
  filter: ['_id', 'user', 'status', 'session', 'gift', 'createTime', 'endDate'],
  // They are always there: who asks gets no other answer.
  populate: { coupon: 'orderDiscounts' },
  sort: ['createTime', 'endDate', '_id'],
  methods: ['find', 'get', 'create'],
  events: ['created', 'patched'],
})
export const claimCouponService = callService('userCoupons/claim', ClaimCouponData, UserCoupon)
export const validateCouponService = callService(
  'userCoupons/validate',
  ValidateCouponData,
  ValidateCouponResult,
)
