import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { paymentMethods as table } from '../../../tables/payment-methods.ts'

export const paymentMethods = catalogueService('paymentMethods', table)
