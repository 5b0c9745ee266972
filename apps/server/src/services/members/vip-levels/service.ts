import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { vipLevels as table } from '../../../tables/vip-levels.ts'

export const vipLevels = catalogueService('vipLevels', table)
