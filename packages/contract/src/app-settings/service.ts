import { recordService } from '../services/record-service.ts'
import { AppSetting } from './schema.ts'

export const appSettingsService = recordService('appSettings', AppSetting, {
  filter: ['_id'],
  sort: ['_id'],
})
