import { service } from '../services/service.ts'
import { PaymentDifference, PaymentDifferencePatch } from './schema.ts'

/** Differences between our payments and a provider's, for owners and the shop's managers. */
export const paymentDifferences = service('paymentDifferences', {
  record: PaymentDifference,
  patch: PaymentDifferencePatch,
  filter: ['_id', 'shop', 'account', 'day', 'kind', 'attempt', 'solved'],
  sort: ['day', '_id'],
  methods: ['find', 'get', 'patch'],
  events: ['patched'],
  paginate: true,
})
