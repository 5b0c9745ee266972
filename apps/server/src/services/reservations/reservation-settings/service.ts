import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { reservationSettings as table } from '../../../tables/reservation-settings.ts'

export const reservationSettings = catalogueService('reservationSettings', table)
