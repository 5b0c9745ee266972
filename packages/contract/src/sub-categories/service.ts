import { recordService } from '../services/record-service.ts'
import { SubCategory } from './schema.ts'

export const subCategoriesService = recordService('subCategories', SubCategory, {
  filter: ['_id', 'shop', 'category', 'order'],
  sort: ['order', '_id'],
})
