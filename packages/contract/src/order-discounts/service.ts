import { service } from '../services/service.ts'
import { OrderDiscount } from './schema.ts'

export const orderDiscounts = service('orderDiscounts', {
  record: OrderDiscount,
  defaults: { status: 'active', source: 'automatic' },
  filter: ['_id', 'shops', 'source', 'ranks', 'status', 'priority', 'startDate', 'endDate'],
  sort: ['priority', '_id'],
})
