import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { shops as table } from '../../../tables/shops.ts'

export const shops = catalogueService('shops', table)
