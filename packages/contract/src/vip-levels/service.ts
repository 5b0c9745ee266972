import { recordService } from '../services/record-service.ts'
import { VipLevel } from './schema.ts'

export const vipLevelsService = recordService('vipLevels', VipLevel, {
  filter: ['_id', 'status'],
  sort: ['_id'],
})
