import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { couponCodes as table } from '../../../tables/coupon-codes.ts'

export const couponCodes = catalogueService('couponCodes', table)
