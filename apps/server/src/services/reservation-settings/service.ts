import { catalogueService } from '../catalogue-service.ts'
import { reservationSettings as table } from './table.ts'

export const reservationSettings = catalogueService('reservationSettings', table)
