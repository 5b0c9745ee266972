import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { orderDiscounts as table } from '../../../tables/order-discounts.ts'

export const orderDiscounts = catalogueService('orderDiscounts', table)
