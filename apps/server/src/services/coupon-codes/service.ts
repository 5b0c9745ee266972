import { catalogueService } from '../catalogue-service.ts'
import { couponCodes as table } from './table.ts'

export const couponCodes = catalogueService('couponCodes', table)
