import { service } from '../services/service.ts'
import { PaymentMethod, PaymentMethodData, PaymentMethodPatch } from './schema.ts'

export const paymentMethods = service('paymentMethods', {
  record: PaymentMethod,
  data: PaymentMethodData,
  patch: PaymentMethodPatch,
  defaults: { status: 'active' },
  filter: ['_id', 'shops', 'type', 'status', 'order'],
  sort: ['order', '_id'],
})
