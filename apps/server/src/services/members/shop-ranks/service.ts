import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { shopRanks as table } from '../../../tables/shop-ranks.ts'

export const shopRanks = catalogueService('shopRanks', table)
