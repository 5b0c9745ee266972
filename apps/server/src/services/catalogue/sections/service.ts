import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { sections as table } from '../../../tables/sections.ts'

export const sections = catalogueService('sections', table)
