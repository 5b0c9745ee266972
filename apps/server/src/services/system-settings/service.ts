import { catalogueService } from '../catalogue-service.ts'
import { systemSettings as table } from './table.ts'

export const systemSettings = catalogueService('systemSettings', table)
