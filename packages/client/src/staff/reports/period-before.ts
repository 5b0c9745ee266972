import { addDays, weekdayOf } from '@comanda/engine/time'

/** Business days, the first and the last included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** The days that others are compared with. */
export interface PeriodBefore {
  /** `weeks`: the same weekdays before; `month`: the calendar month before. */
  readonly by: 'weeks' | 'month'
  readonly days: Days
  /** The month before ends on an earlier date than that of the last day, so that all of it counts. */
  readonly isShorter: boolean
}

/** Returns true if the days are of one month from its 1st on; up to a week from a Monday on are a week. */
const isMonth = ({ from, to }: Days): boolean => {
  const isWeek = weekdayOf(from) === 1 && to < addDays(from, 7)
  return from.endsWith('-01') && from < to && from.slice(0, 7) === to.slice(0, 7) && !isWeek
}

/**
 * Returns what some days are compared with (STAFF-7.10): a month that begins on its 1st with the month before until the same date, a
 * whole month that is over with all of the month before; others with the same weekdays, moved by as many weeks as they touch.
 */
export const periodBefore = ({ from, to }: Days, isOver: boolean): PeriodBefore => {
  if (!isMonth({ from, to })) {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
    const moved = -7 * Math.ceil(days / 7)
    const weeks = { from: addDays(from, moved), to: addDays(to, moved) }
    return { by: 'weeks', days: weeks, isShorter: false }
  }
  const last = addDays(from, -1)
  const sameDate = `${last.slice(0, 7)}${to.slice(7)}`
  const isWhole = isOver && addDays(to, 1).endsWith('-01')
  const month = { from: `${last.slice(0, 7)}-01`, to: isWhole || sameDate > last ? last : sameDate }
  return { by: 'month', days: month, isShorter: sameDate > last }
}
