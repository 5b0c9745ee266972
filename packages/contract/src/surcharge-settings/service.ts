import { service } from '../services/service.ts'
import { SurchargeSetting } from './schema.ts'

export const surchargeSettings = service('surchargeSettings', {
  record: SurchargeSetting,
  defaults: { status: 'active' },
  filter: ['_id', 'shops', 'status', 'order'],
  sort: ['order', '_id'],
})
