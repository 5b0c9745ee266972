import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { surchargeSettings as table } from '../../../tables/surcharge-settings.ts'

export const surchargeSettings = catalogueService('surchargeSettings', table)
