import { recordService } from '../services/record-service.ts'
import { TimeCondition } from './schema.ts'

export const timeConditionsService = recordService('timeConditions', TimeCondition, {
  filter: ['_id', 'shop', 'timeType', 'status'],
  sort: ['_id'],
})
