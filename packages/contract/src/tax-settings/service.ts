import { service } from '../services/service.ts'
import { TaxSetting } from './schema.ts'

export const taxSettings = service('taxSettings', {
  record: TaxSetting,
  defaults: { status: 'active' },
  filter: ['_id', 'shops', 'status', 'order'],
  sort: ['order', '_id'],
})
