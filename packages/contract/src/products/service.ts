import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { SetDayPriceData } from './day-price.ts'
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
    'sections',
  ],
  forAll: ['sections'],
  populate: { category: 'categories', subCategory: 'subCategories' },
  sort: ['order', 'price', 'code', '_id'],
  calls: { setDayPrice: call(SetDayPriceData, Product) },
})
