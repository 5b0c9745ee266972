import { recordService } from '../services/record-service.ts'
import { ProductOption } from './schema.ts'

export const productOptionsService = recordService('productOptions', ProductOption, {
  filter: ['_id', 'shop', 'draft'],
  sort: ['_id'],
})
