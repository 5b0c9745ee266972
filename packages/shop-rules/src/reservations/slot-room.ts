import { guestsOf, overlapping, type ReservedParty } from './slot-load.ts'
import { staysInOrder } from './party-stay.ts'
import type { ReservationSettings } from './reservation-settings.ts'
import { holdsPlace } from './reservation-status.ts'
import type { TimeSlot } from './time-slots.ts'

/** More guests than any party has. */
const MANY = 100_000

/** Who comes at a slot, and who still can (RES-6.2). */
export interface SlotRoom {
  readonly time: string
  /** Guests of the parties that begin then. */
  readonly guests: number
  readonly parties: number
  /** Guests that one more party may have, and parties that may still come; absent: no limit. */
  readonly guestsLeft?: number
  readonly partiesLeft?: number
}

const least = (numbers: readonly (number | undefined)[]): number | undefined => {
  const known = numbers.filter((one) => one !== undefined)
  return known.length === 0 ? undefined : Math.max(0, Math.min(...known))
}

type RoomSettings = Pick<ReservationSettings, 'stayMinutes' | 'stays' | 'limits'>

/** Returns what is left for a party of up to so many guests: how long it stays decides whom it meets. */
const leftFor = (
  slot: TimeSlot,
  guests: number,
  reserved: readonly ReservedParty[],
  settings: RoomSettings,
) => {
  const party = { adults: Math.min(guests, MANY), children: 0, babyStools: 0 }
  const seated = overlapping(slot, party, reserved, settings)
  const sum = (count: (of: ReservedParty) => number): number =>
    seated.reduce((total, of) => total + count(of), 0)
  const [sitting, tables] = [sum(guestsOf), sum((of) => of.tables ?? 1)]
  const { limits } = settings
  const isShared = limits.filter(({ limitType }) => limitType !== 'perOrder')
  return {
    guests: least([
      ...isShared.map(({ capacity }) => capacity && capacity - sitting),
      ...limits.filter((limit) => !isShared.includes(limit)).map(({ capacity }) => capacity),
    ]),
    parties: least(
      isShared.flatMap(({ quantity, numOfTables }) => [
        quantity && quantity - seated.length,
        numOfTables && numOfTables - tables,
      ]),
    ),
  }
}

/** Returns what is booked at a slot and what is left, by the same limits by which `hasRoom` decides. */
export const slotRoom = (
  slot: TimeSlot,
  reserved: readonly ReservedParty[],
  settings: RoomSettings,
): SlotRoom => {
  const own = reserved.filter(
    ({ date, time, status }) => date === slot.date && time === slot.time && holdsPlace(status),
  )
  const steps = staysInOrder(settings).map(({ guests: most }, at, all) => {
    const { guests = Infinity, parties = Infinity } = leftFor(slot, most, reserved, settings)
    return { guests: Math.min(guests, most), parties, isFor: all[at - 1]?.guests ?? 0 }
  })
  const [first] = steps
  // The largest party that finds room: one of the next step stays longer, and may meet more.
  const largest = steps.findLast(({ guests, parties, isFor }) => guests > isFor && parties > 0)
  const guestsLeft = (largest ?? first)?.guests ?? 0
  const partiesLeft = first?.parties ?? 0
  return {
    time: slot.time,
    guests: own.reduce((sum, party) => sum + guestsOf(party), 0),
    parties: own.length,
    ...(guestsLeft === Infinity ? {} : { guestsLeft }),
    ...(partiesLeft === Infinity ? {} : { partiesLeft }),
  }
}
