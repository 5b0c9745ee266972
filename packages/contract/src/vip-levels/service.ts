import { service } from '../services/service.ts'
import { VipLevel } from './schema.ts'

export const vipLevels = service('vipLevels', {
  record: VipLevel,
  filter: ['_id', 'status'],
  sort: ['_id'],
})
