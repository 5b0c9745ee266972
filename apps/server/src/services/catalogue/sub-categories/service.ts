import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { subCategories as table } from '../../../tables/sub-categories.ts'

export const subCategories = catalogueService('subCategories', table)
