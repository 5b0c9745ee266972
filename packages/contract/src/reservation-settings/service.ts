import { service } from '../services/service.ts'
import { ReservationSetting } from './schema.ts'

export const reservationSettings = service('reservationSettings', {
  record: ReservationSetting,
  filter: ['_id', 'shop', 'enabled'],
})
