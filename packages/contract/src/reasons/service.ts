import { service } from '../services/service.ts'
import { Reason } from './schema.ts'

/** The reasons of a shop: those with its id as `shop`, and those without a shop. */
export const reasons = service('reasons', {
  record: Reason,
  defaults: { status: 'active' },
  filter: ['_id', 'shop', 'kind', 'status', 'order'],
  sort: ['order', '_id'],
})
