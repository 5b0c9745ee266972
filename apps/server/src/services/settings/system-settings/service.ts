import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { systemSettings as table } from '../../../tables/system-settings.ts'

export const systemSettings = catalogueService('systemSettings', table)
