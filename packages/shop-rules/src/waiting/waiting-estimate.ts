import { drawing, type Draw } from './drawing.ts'
import { type Floor, seating, type SeatedFloor } from './seating.ts'
import type { TurnTimes } from './turn-times.ts'

/** How long a party waits from now on, in minutes: most likely `minutes`, in four of five cases within `error` of it. */
export interface Estimate {
  readonly minutes: number
  readonly error: number
}

/** As often is the evening played through. */
const PLAYS = 200
/** Estimates are in steps of so many minutes. */
const STEP = 5

const stepped = (minutes: number): number => Math.round(minutes / STEP) * STEP

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0

const estimateOf = (waits: readonly number[]): Estimate => {
  const sorted = waits.toSorted((one, other) => one - other)
  const [low, middle, high] = [at(sorted, 0.1), at(sorted, 0.5), at(sorted, 0.9)]
  if (high === 0) return { minutes: 0, error: 0 }
  const minutes = stepped(middle)
  const error = Math.max(high - minutes, minutes - low, STEP)
  return { minutes, error: Math.ceil(error / STEP) * STEP }
}

/** Plays the rest of the evening once: how long those who sit stay on, and who is seated next, is drawn from the turn times. */
const playOnce = (floor: SeatedFloor, queue: readonly number[], times: TurnTimes, draw: Draw) => {
  const free = floor.tables.map(({ _id, sitting }) => {
    if (!sitting) return 0
    const longer = times(_id, sitting.guests).filter((minutes) => minutes > sitting.minutes)
    // They sit longer than any did: they may go at any time.
    return longer.length === 0 ? draw([5, 10, 15, 20]) : draw(longer) - sitting.minutes
  })
  const seat = seating(floor, free)
  return queue.map((guests) => seat(guests, draw(times(undefined, guests))))
}

/**
 * Returns how long each of the parties waits, in the order of the list, by their numbers of guests (WAIT-2.2); undefined for one
 * that has no room at all tables together. The same input has the same result.
 */
export const waitingEstimates = (
  floor: Floor,
  queue: readonly number[],
  times: TurnTimes,
): readonly (Estimate | undefined)[] => {
  const seated = { ...floor, typical: (guests: number) => at(times(undefined, guests), 0.5) }
  const plays = Array.from({ length: PLAYS }, (_, play) =>
    // A chance of its own for each: a party that joins behind changes nothing for those before.
    playOnce(seated, queue, times, drawing(play)),
  )
  return queue.map((_, index) => {
    const waits = plays.map((play) => play[index])
    return waits.some((wait) => wait === undefined)
      ? undefined
      : estimateOf(waits.map((wait) => wait ?? 0))
  })
}
