import { service } from '../services/service.ts'
import { ProductOption } from './schema.ts'

export const productOptions = service('productOptions', {
  record: ProductOption,
  filter: ['_id', 'shop', 'draft'],
  sort: ['_id'],
})
