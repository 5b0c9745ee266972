import { service } from '../services/service.ts'
import { CouponCode } from './schema.ts'

export const couponCodes = service('couponCodes', {
  record: CouponCode,
  defaults: { status: 'active' },
  filter: ['_id', 'code', 'coupon', 'status'],
  sort: ['code', '_id'],
})
