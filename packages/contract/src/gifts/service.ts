import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { GiftRecord, RedeemGiftData } from './redeem.ts'
import { Gift } from './schema.ts'

export const gifts = service('gifts', {
  record: Gift,
  defaults: { status: 'active' },
  filter: ['_id', 'shops', 'status', 'point', 'order'],
  populate: { coupon: 'orderDiscounts' },
  sort: ['order', 'point', '_id'],
  calls: { redeem: call(RedeemGiftData, GiftRecord) },
})
