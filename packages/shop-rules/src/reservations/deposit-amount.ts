import { fromCents, toCents } from '@comanda/engine/money'
import { weekdayOf } from '@comanda/engine/time'

/** When guests pay a deposit, and how much: for bookings to which all that is set applies (DEP-1.1). */
export interface DepositRule {
  readonly minGuests?: number | undefined
  /** From 0, a Sunday; none: every day. */
  readonly weekdays?: readonly number[] | undefined
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly diningSession?: string | undefined
  readonly amount: number
  readonly per: 'head' | 'booking'
}

/** What is booked, as deposits depend on it. */
export interface DepositedBooking {
  readonly adults: number
  readonly children: number
  readonly date: string
  readonly diningSession: string
}

const applies = (rule: DepositRule, booking: DepositedBooking, guests: number): boolean =>
  guests >= (rule.minGuests ?? 0) &&
  (!rule.weekdays?.length || rule.weekdays.includes(weekdayOf(booking.date))) &&
  booking.date >= (rule.startDate ?? '') &&
  (rule.endDate === undefined || booking.date <= rule.endDate) &&
  (rule.diningSession === undefined || rule.diningSession === booking.diningSession)

/** Returns the deposit of a booking, in currency units: the highest of its rules, 0 without any. */
export const depositAmount = (
  rules: readonly DepositRule[] | undefined,
  booking: DepositedBooking,
): number => {
  const guests = booking.adults + booking.children
  const asked = (rules ?? [])
    .filter((rule) => applies(rule, booking, guests))
    .map(({ amount, per }) => toCents(amount) * (per === 'head' ? guests : 1))
  return fromCents(Math.max(0, ...asked))
}
