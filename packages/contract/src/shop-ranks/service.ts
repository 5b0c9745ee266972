import { service } from '../services/service.ts'
import { ShopRank } from './schema.ts'

export const shopRanks = service('shopRanks', {
  record: ShopRank,
  filter: ['_id', 'expenditure', 'order'],
  sort: ['order', 'expenditure', '_id'],
})
