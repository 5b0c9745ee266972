import type { SpecialDay } from './special-days.ts'

const DAY = 86_400_000
const YEAR = 365

/** Days from the first to the last; a range of every year may end in the next one. */
const lengthOf = ({ from, to = from }: SpecialDay): number => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY
  return days < 0 ? days + YEAR : days
}

const isSame = (one: SpecialDay, other: SpecialDay): boolean =>
  one.from === other.from &&
  (one.to ?? one.from) === (other.to ?? other.from) &&
  (one.yearly ?? false) === (other.yearly ?? false)

/**
 * Returns special days with others, which replace those of the same dates: those of one year before those of
 * every year, and the shorter first, so that a day within a range counts (SESS-10.1).
 */
export const withSpecialDays = <D extends SpecialDay>(
  days: readonly D[],
  others: readonly D[],
): D[] =>
  [...days.filter((day) => !others.some((other) => isSame(day, other))), ...others].toSorted(
    (one, other) =>
      Number(one.yearly ?? false) - Number(other.yearly ?? false) ||
      lengthOf(one) - lengthOf(other) ||
      (one.from < other.from ? -1 : Number(one.from > other.from)),
  )
