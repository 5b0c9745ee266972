import { catalogueService } from '../catalogue-service.ts'
import { gifts as table } from './table.ts'

export const gifts = catalogueService('gifts', table)
