import { addDays } from '@comanda/engine/time'
import { type SpecialDay, specialDayOf } from './special-days.ts'

/** Returns the special days within so many days from a date on, each with the first and the last of its days that are. */
export const specialDaysAhead = <D extends SpecialDay>(
  days: readonly D[] | null | undefined,
  date: string,
  ahead: number,
): readonly { readonly special: D; readonly first: string; readonly last: string }[] => {
  const found: { special: D; first: string; last: string }[] = []
  for (let later = 0; later < ahead; later++) {
    const day = addDays(date, later)
    const special = specialDayOf(days, day)
    const before = found.at(-1)
    if (special && before?.special === special && before.last === addDays(day, -1))
      before.last = day
    else if (special) found.push({ special, first: day, last: day })
  }
  return found
}
