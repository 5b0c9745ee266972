import { catalogueService } from '../catalogue-service.ts'
import { paymentMethods as table } from './table.ts'

export const paymentMethods = catalogueService('paymentMethods', table)
