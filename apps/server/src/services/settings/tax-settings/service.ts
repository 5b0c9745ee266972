import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { taxSettings as table } from '../../../tables/tax-settings.ts'

export const taxSettings = catalogueService('taxSettings', table)
