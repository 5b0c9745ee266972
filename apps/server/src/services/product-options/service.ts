import { catalogueService } from '../catalogue-service.ts'
import { productOptions as table } from './table.ts'

export const productOptions = catalogueService('productOptions', table)
