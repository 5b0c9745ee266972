import { service } from '../services/service.ts'
import { PaymentMethod } from './schema.ts'

export const paymentMethods = service('paymentMethods', {
  record: PaymentMethod,
  defaults: { status: 'active' },
  filter: ['_id', 'shops', 'type', 'status', 'order'],
  sort: ['order', '_id'],
})
