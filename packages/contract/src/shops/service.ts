import { recordService } from '../services/record-service.ts'
import { Shop } from './schema.ts'

export const shopsService = recordService('shops', Shop, {
  filter: ['_id', 'openForOnline', 'openForApp', 'order'],
  sort: ['order', '_id'],
})
