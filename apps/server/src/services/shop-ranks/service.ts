import { catalogueService } from '../catalogue-service.ts'
import { shopRanks as table } from './table.ts'

export const shopRanks = catalogueService('shopRanks', table)
