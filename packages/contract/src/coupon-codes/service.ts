import { recordService } from '../services/record-service.ts'
import { CouponCode } from './schema.ts'

export const couponCodesService = recordService('couponCodes', CouponCode, {
  filter: ['_id', 'code', 'coupon', 'status'],
  sort: ['code', '_id'],
})
