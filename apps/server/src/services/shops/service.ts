import { catalogueService } from '../catalogue-service.ts'
import { shops as table } from './table.ts'

export const shops = catalogueService('shops', table)
