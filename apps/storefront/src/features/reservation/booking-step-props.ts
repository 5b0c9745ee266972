import type { ReservationSetting, Shop } from '@comanda/contract'
import type { BookingForm } from './use-booking-form.ts'

/** What each step of the form shows and changes. */
export interface BookingStepProps {
  readonly form: BookingForm
  readonly setting: ReservationSetting
  readonly shop: Shop
}
