import { catalogueService } from '../catalogue-service.ts'
import { taxSettings as table } from './table.ts'

export const taxSettings = catalogueService('taxSettings', table)
