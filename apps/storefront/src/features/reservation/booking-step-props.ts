import type { ReservationSetting, Shop } from '@comanda/contract'
import type { BookingForm } from './use-booking-form.ts'

/** The props of each step of the form. */
export interface BookingStepProps {
  readonly form: BookingForm
  readonly setting: ReservationSetting
  readonly shop: Shop
}
