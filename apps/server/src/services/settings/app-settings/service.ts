import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { appSettings as table } from '../../../tables/app-settings.ts'

export const appSettings = catalogueService('appSettings', table)
