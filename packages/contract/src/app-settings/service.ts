import { service } from '../services/service.ts'
import { AppSetting } from './schema.ts'

export const appSettings = service('appSettings', {
  record: AppSetting,
  filter: ['_id'],
  sort: ['_id'],
})
