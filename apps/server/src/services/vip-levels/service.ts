import { catalogueService } from '../catalogue-service.ts'
import { vipLevels as table } from './table.ts'

export const vipLevels = catalogueService('vipLevels', table)
