import { service } from '../services/service.ts'
import { TaxSetting } from './schema.ts'

export const taxSettings = service('taxSettings', {
  record: TaxSetting,
  defaults: { status: 'active', disabled: false },
  filter: ['_id', 'shops', 'status', 'disabled', 'order'],
  sort: ['order', '_id'],
})
