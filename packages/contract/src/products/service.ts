import { recordService } from '../services/record-service.ts'
import { Product } from './schema.ts'

export const productsService = recordService('products', Product, {
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
