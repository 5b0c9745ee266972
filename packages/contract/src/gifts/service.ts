import { recordService } from '../services/record-service.ts'
import { Gift } from './schema.ts'

export const giftsService = recordService('gifts', Gift, {
  filter: ['_id', 'shops', 'status', 'point', 'order'],
  populate: { coupon: 'orderDiscounts' },
  sort: ['order', 'point', '_id'],
})
