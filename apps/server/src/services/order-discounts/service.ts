import { catalogueService } from '../catalogue-service.ts'
import { orderDiscounts as table } from './table.ts'

export const orderDiscounts = catalogueService('orderDiscounts', table)
