import { recordService } from '../services/record-service.ts'
import { OrderDiscount } from './schema.ts'

export const orderDiscountsService = recordService('orderDiscounts', OrderDiscount, {
  filter: ['_id', 'shops', 'source', 'status', 'priority'],
  sort: ['priority', '_id'],
})
