import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import {
  ClaimCouponData,
  ReleaseCouponsData,
  ReleaseCouponsResult,
  UserCoupon,
  UserCouponData,
  ValidateCouponData,
  ValidateCouponResult,
} from './schema.ts'

/** The coupons of a member, with the rule of each; staff give them. */
export const userCoupons = service('userCoupons', {
  record: UserCoupon,
  data: UserCouponData,
  filter: ['_id', 'user', 'status', 'session', 'gift', 'createTime', 'endDate'],
  // The rules are always included, whether a query names them or not.
  populate: { coupon: 'orderDiscounts', gift: 'gifts' },
  sort: ['createTime', 'endDate', '_id'],
  methods: ['find', 'get', 'create'],
  events: ['created', 'patched'],
  calls: {
    claim: call(ClaimCouponData, UserCoupon),
    release: call(ReleaseCouponsData, ReleaseCouponsResult),
    validate: call(ValidateCouponData, ValidateCouponResult),
  },
})
