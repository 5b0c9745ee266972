import { service } from '../services/service.ts'
import { TimeCondition } from './schema.ts'

export const timeConditions = service('timeConditions', {
  record: TimeCondition,
  filter: ['_id', 'shop', 'timeType', 'status'],
  sort: ['_id'],
})
