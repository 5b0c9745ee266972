import { service } from '../services/service.ts'
import { SystemSetting } from './schema.ts'

export const systemSettings = service('systemSettings', {
  record: SystemSetting,
  filter: ['_id'],
  sort: ['_id'],
})
