import type { AvailabilityResult } from '@comanda/contract'
import { nearestSlots } from '@comanda/shop-rules/reservations'
import type { Booking } from './booking.ts'

/** A slot that a guest can choose instead. */
export interface OtherSlot {
  readonly session: string
  readonly date: string
  readonly time: string
}

/** Returns whether the chosen slot of a day is free, and if it is not, the nearest ones that are. */
export const slotChoice = (
  { diningSession, time = '', date = '' }: Booking,
  { sessions }: AvailabilityResult,
): { readonly isFree: boolean; readonly nearest: readonly OtherSlot[] } => {
  const free = sessions.flatMap(({ _id, slots }) =>
    slots.flatMap((slot) =>
      slot.state === 'free' ? [{ session: _id, date, time: slot.time }] : [],
    ),
  )
  const isFree = free.some((slot) => slot.session === diningSession && slot.time === time)
  return { isFree, nearest: isFree || time === '' ? [] : nearestSlots(free, time) }
}
