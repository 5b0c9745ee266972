import { recordService } from '../services/record-service.ts'
import { ReservationSetting } from './schema.ts'

export const reservationSettingsService = recordService('reservationSettings', ReservationSetting, {
  filter: ['_id', 'shop', 'enabled'],
})
