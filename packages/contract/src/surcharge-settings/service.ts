import { recordService } from '../services/record-service.ts'
import { SurchargeSetting } from './schema.ts'

export const surchargeSettingsService = recordService('surchargeSettings', SurchargeSetting, {
  filter: ['_id', 'shops', 'status', 'order'],
  sort: ['order', '_id'],
})
