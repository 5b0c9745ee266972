import { meetAt, type Stays, stayOf } from './party-stay.ts'
import type { ReservationLimit, ReservationSettings } from './reservation-settings.ts'
import { holdsPlace, type ReservationStatus } from './reservation-status.ts'
import type { TimeSlot } from './time-slots.ts'

const MINUTE = 60_000

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
  /** For how many minutes, if that was agreed when it booked. */
  readonly stayMinutes?: number | null | undefined
  readonly date: string
  readonly time: string
  /** When it begins, epoch ms: clocks may change between two times of a day (RES-1.6). */
  readonly start: number
  readonly status: ReservationStatus
}

/** Adults and children. */
export const guestsOf = ({ adults, children }: Party): number => adults + children

/** The reservations that sit in the shop while a party that begins at the slot would. */
export const overlapping = (
  { start }: Pick<TimeSlot, 'start'>,
  party: Party,
  reserved: readonly ReservedParty[],
  stays: Stays,
): readonly ReservedParty[] => {
  const own = { from: start, until: start + stayOf(party, stays) * MINUTE }
  return reserved.filter((other) => {
    const until = other.start + stayOf(other, stays) * MINUTE
    return holdsPlace(other.status) && meetAt(own, { from: other.start, until })
  })
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
  slot: Pick<TimeSlot, 'start'>,
  party: Party,
  reserved: readonly ReservedParty[],
  settings: ReservationSettings,
): boolean => {
  const seated = overlapping(slot, party, reserved, settings)
  const stools = seated.reduce((total, other) => total + other.babyStools, party.babyStools)
  return (
    (party.babyStools === 0 || stools <= settings.babyStools) &&
    settings.limits.every((limit) => isWithin(limit, party, seated))
  )
}
