import { addDays, clockMinutes } from '@comanda/engine/time'
import type { ReservationLimit, ReservationSettings } from './reservation-settings.ts'
import { holdsPlace, type ReservationStatus } from './reservation-status.ts'
import type { TimeSlot } from './time-slots.ts'

/** Who comes: adults and children sit, baby stools are brought. */
export interface Party {
  readonly adults: number
  readonly children: number
  readonly babyStools: number
  /** Tables that the party takes. */
  readonly tables?: number | undefined
}

/** A reservation as slots count it. */
export interface ReservedParty extends Party {
  readonly _id?: string | undefined
  readonly date: string
  readonly time: string
  readonly status: ReservationStatus
}

/** Adults and children. */
export const guestsOf = ({ adults, children }: Party): number => adults + children

/** Minutes from one day's midnight to a slot's beginning. */
const minutesFrom = (
  date: string,
  slot: { readonly date: string; readonly time: string },
): number => {
  const days = slot.date === date ? 0 : slot.date > date ? 1 : -1
  return days * 1440 + clockMinutes(slot.time)
}

/** The reservations that sit in the shop while a party that begins at the slot would. */
export const overlapping = (
  slot: TimeSlot,
  reserved: readonly ReservedParty[],
  stayMinutes: number,
): readonly ReservedParty[] => {
  const start = minutesFrom(slot.date, slot)
  return reserved.filter(
    (party) =>
      holdsPlace(party.status) &&
      party.date >= addDays(slot.date, -1) &&
      party.date <= addDays(slot.date, 1) &&
      Math.abs(minutesFrom(slot.date, party) - start) < stayMinutes,
  )
}

const isWithin = (
  limit: ReservationLimit,
  party: Party,
  seated: readonly ReservedParty[],
): boolean => {
  const parties = limit.limitType === 'perOrder' ? [party] : [...seated, party]
  const sum = (count: (of: Party) => number): number =>
    parties.reduce((total, of) => total + count(of), 0)
  return (
    parties.length <= (limit.quantity ?? Infinity) &&
    sum(guestsOf) <= (limit.capacity ?? Infinity) &&
    sum((of) => of.tables ?? 1) <= (limit.numOfTables ?? Infinity)
  )
}

/** Returns whether a slot still has room for a party: every limit is respected, and baby stools are left. */
export const hasRoom = (
  slot: TimeSlot,
  party: Party,
  reserved: readonly ReservedParty[],
  settings: ReservationSettings,
): boolean => {
  const seated = overlapping(slot, reserved, settings.stayMinutes)
  const stools = seated.reduce((total, other) => total + other.babyStools, party.babyStools)
  return (
    (party.babyStools === 0 || stools <= settings.babyStools) &&
    settings.limits.every((limit) => isWithin(limit, party, seated))
  )
}
