import { service } from '../services/service.ts'
import { SubCategory } from './schema.ts'

export const subCategories = service('subCategories', {
  record: SubCategory,
  filter: ['_id', 'shop', 'category', 'order'],
  populate: { category: 'categories' },
  sort: ['order', '_id'],
})
