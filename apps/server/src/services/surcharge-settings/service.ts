import { catalogueService } from '../catalogue-service.ts'
import { surchargeSettings as table } from './table.ts'

export const surchargeSettings = catalogueService('surchargeSettings', table)
