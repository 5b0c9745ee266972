import { guestsOf, overlapping, type ReservedParty } from './slot-load.ts'
import type { ReservationSettings } from './reservation-settings.ts'
import { holdsPlace } from './reservation-status.ts'
import type { TimeSlot } from './time-slots.ts'

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

/** Returns what is booked at a slot and what is left, by the same limits by which `hasRoom` decides. */
export const slotRoom = (
  slot: TimeSlot,
  reserved: readonly ReservedParty[],
  { stayMinutes, limits }: Pick<ReservationSettings, 'stayMinutes' | 'limits'>,
): SlotRoom => {
  const seated = overlapping(slot, reserved, stayMinutes)
  const own = reserved.filter(
    ({ date, time, status }) => date === slot.date && time === slot.time && holdsPlace(status),
  )
  const guests = seated.reduce((sum, party) => sum + guestsOf(party), 0)
  const tables = seated.reduce((sum, party) => sum + (party.tables ?? 1), 0)
  const isShared = limits.filter(({ limitType }) => limitType !== 'perOrder')
  const guestsLeft = least([
    ...isShared.map(({ capacity }) => capacity && capacity - guests),
    ...limits.filter((limit) => !isShared.includes(limit)).map(({ capacity }) => capacity),
  ])
  const partiesLeft = least(
    isShared.flatMap(({ quantity, numOfTables }) => [
      quantity && quantity - seated.length,
      numOfTables && numOfTables - tables,
    ]),
  )
  return {
    time: slot.time,
    guests: own.reduce((sum, party) => sum + guestsOf(party), 0),
    parties: own.length,
    ...(guestsLeft === undefined ? {} : { guestsLeft }),
    ...(partiesLeft === undefined ? {} : { partiesLeft }),
  }
}
