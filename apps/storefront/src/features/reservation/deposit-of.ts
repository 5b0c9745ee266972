import type { ReservationSetting } from '@comanda/contract'
import { depositAmount } from '@comanda/shop-rules/reservations'
import type { Booking } from './booking.ts'

/** Returns the deposit that a shop asks for a new booking, 0 if none (DEP-1.1). */
export const depositOf = (
  { deposits }: ReservationSetting,
  { adults, children, date, diningSession }: Booking,
): number =>
  date === undefined || diningSession === undefined
    ? 0
    : depositAmount(deposits, { adults, children, date, diningSession })
