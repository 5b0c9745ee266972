import { catalogueService } from '../catalogue-service.ts'
import { categories as table } from './table.ts'

export const categories = catalogueService('categories', table)
