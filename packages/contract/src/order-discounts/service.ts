import { recordService } from '../services/record-service.ts'
import { OrderDiscount } from './schema.ts'

export const orderDiscountsService = recordService('orderDiscounts', OrderDiscount, {
  filter: ['_id', 'shops', 'source', 'ranks', 'status', 'priority', 'startDate', 'endDate'],
  sort: ['priority', '_id'],
})
