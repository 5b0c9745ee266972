import { catalogueService } from '../catalogue-service.ts'
import { sections as table } from './table.ts'

export const sections = catalogueService('sections', table)
