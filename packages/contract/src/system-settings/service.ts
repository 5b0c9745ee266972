import { recordService } from '../services/record-service.ts'
import { SystemSetting } from './schema.ts'

export const systemSettingsService = recordService('systemSettings', SystemSetting, {
  filter: ['_id'],
  sort: ['_id'],
})
