import { service } from '../services/service.ts'
import { TimeCondition } from './schema.ts'

export const timeConditions = service('timeConditions', {
  record: TimeCondition,
  defaults: { status: 'active' },
  filter: ['_id', 'shop', 'timeType', 'status'],
  sort: ['_id'],
})
