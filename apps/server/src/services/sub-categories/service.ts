import { catalogueService } from '../catalogue-service.ts'
import { subCategories as table } from './table.ts'

export const subCategories = catalogueService('subCategories', table)
