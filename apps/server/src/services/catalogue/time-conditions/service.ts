import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { timeConditions as table } from '../../../tables/time-conditions.ts'

export const timeConditions = catalogueService('timeConditions', table)
