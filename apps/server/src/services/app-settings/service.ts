import { catalogueService } from '../catalogue-service.ts'
import { appSettings as table } from './table.ts'

export const appSettings = catalogueService('appSettings', table)
