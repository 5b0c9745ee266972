import { recordService } from '../services/record-service.ts'
import { Category } from './schema.ts'

export const categoriesService = recordService('categories', Category, {
  filter: ['_id', 'shop', 'order'],
  sort: ['order', '_id'],
})
