import { catalogueService } from '../catalogue-service.ts'
import { timeConditions as table } from './table.ts'

export const timeConditions = catalogueService('timeConditions', table)
