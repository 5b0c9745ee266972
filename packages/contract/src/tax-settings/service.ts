import { recordService } from '../services/record-service.ts'
import { TaxSetting } from './schema.ts'

export const taxSettingsService = recordService('taxSettings', TaxSetting, {
  filter: ['_id', 'shops', 'status', 'order'],
  sort: ['order', '_id'],
})
