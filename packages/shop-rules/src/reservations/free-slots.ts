import { hasRoom, type Party, type ReservedParty } from './slot-load.ts'
import type { ReservationSettings } from './reservation-settings.ts'
import { clockMinutes } from '@comanda/engine/time'
import type { TimeSlot } from './time-slots.ts'

/** The slots of a day that still take a party. `notBefore` (HH:MM) leaves out what has passed today. */
export const freeSlots = (
  slots: readonly TimeSlot[],
  party: Party,
  reserved: readonly ReservedParty[],
  settings: ReservationSettings,
  notBefore = '00:00',
): readonly TimeSlot[] =>
  slots.filter(
    (slot) =>
      clockMinutes(slot.time) >= clockMinutes(notBefore) &&
      hasRoom(slot, party, reserved, settings),
  )

/** Returns the free slots nearest to a time, nearest first; the earlier of two equally near ones first. */
export const nearestSlots = <T extends Pick<TimeSlot, 'time'>>(
  free: readonly T[],
  time: string,
  count = 3,
): readonly T[] => {
  const wanted = clockMinutes(time)
  const distance = (slot: T): number => Math.abs(clockMinutes(slot.time) - wanted)
  return free.toSorted((a, b) => distance(a) - distance(b)).slice(0, count)
}
