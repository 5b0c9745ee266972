import { recordService } from '../services/record-service.ts'
import { PaymentMethod } from './schema.ts'

export const paymentMethodsService = recordService('paymentMethods', PaymentMethod, {
  filter: ['_id', 'shops', 'type', 'status', 'order'],
  sort: ['order', '_id'],
})
