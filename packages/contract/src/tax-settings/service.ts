import { service } from '../services/service.ts'
import { TaxSetting } from './schema.ts'

export const taxSettings = service('taxSettings', {
  record: TaxSetting,
  filter: ['_id', 'shops', 'status', 'order'],
  sort: ['order', '_id'],
})
