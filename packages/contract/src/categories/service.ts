import { service } from '../services/service.ts'
import { Category } from './schema.ts'

export const categories = service('categories', {
  record: Category,
  filter: ['_id', 'shop', 'order'],
  sort: ['order', '_id'],
})
