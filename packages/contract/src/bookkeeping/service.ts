import { service } from '../services/service.ts'
import { BookkeepingSetting } from './schema.ts'

/** The accounts of shops for their bookkeeping; nobody listens to them. */
export const bookkeepingSettings = service('bookkeepingSettings', {
  record: BookkeepingSetting,
  filter: ['_id', 'shop'],
  events: [],
})
