import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { categories as table } from '../../../tables/categories.ts'

export const categories = catalogueService('categories', table)
