import { service } from '../services/service.ts'
import { Station } from './schema.ts'

/** The stations of a shop's kitchen. */
export const stations = service('stations', {
  record: Station,
  defaults: { status: 'active' },
  filter: ['_id', 'shop', 'kind', 'status', 'order'],
  sort: ['order', '_id'],
})
