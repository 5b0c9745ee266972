import { recordService } from '../services/record-service.ts'
import { ShopRank } from './schema.ts'

export const shopRanksService = recordService('shopRanks', ShopRank, {
  filter: ['_id', 'expenditure', 'order'],
  sort: ['order', 'expenditure', '_id'],
})
