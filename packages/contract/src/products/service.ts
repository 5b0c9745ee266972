import { service } from '../services/service.ts'
import { Product } from './schema.ts'

export const products = service('products', {
  record: Product,
  filter: [
    'topUp',
    '_id',
    'shop',
    'category',
    'subCategory',
    'code',
    'price',
    'order',
    'hideFromOnline',
  ],
  sort: ['order', 'price', 'code', '_id'],
})
