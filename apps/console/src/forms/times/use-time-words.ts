import { useMessages } from '../../staff/messages.ts'
import { useWeekdayName } from '../../staff/use-weekday-name.ts'

/** The days, hours and dates of a time, as it is stored or entered; none if they are absent or empty. */
interface Times {
  readonly weekdays?: readonly number[] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

const WEEK = 7

/** Returns the days of a week in runs, Monday first: [1, 2, 3, 6] is [[1, 3], [6, 6]]. */
export const weekdayRuns = (
  weekdays: readonly number[],
): readonly (readonly [number, number])[] => {
  const order = weekdays.map((day) => (day + WEEK - 1) % WEEK).toSorted((a, b) => a - b)
  const runs: [number, number][] = []
  for (const at of order) {
    const last = runs.at(-1)
    if (last && at - last[1] <= 1) last[1] = at
    else runs.push([at, at])
  }
  return runs.map(([first, last]) => [(first + 1) % WEEK, (last + 1) % WEEK] as const)
}

/** Returns whether hours end on the day after; those until midnight are of one day. */
export const isOvernight = (from: string, to: string): boolean => to !== '00:00' && to <= from

/** Returns a function that says when a time is: its days, its hours and its dates (TIME-4). */
export const useTimeWords = (): ((times: Times) => readonly string[]) => {
  const { t } = useMessages()
  const dayName = useWeekdayName()
  const hours = (from = '00:00', to = '24:00'): string =>
    isOvernight(from, to) ? t('schedules.nextDay', { from, to }) : `${from}–${to}`
  return ({ weekdays = [], from, to, startDate, endDate }) => [
    weekdays.length === 0 || weekdays.length === WEEK
      ? t('schedules.everyDay')
      : weekdayRuns(weekdays)
          .map(([first, last]) =>
            first === last ? dayName(first) : `${dayName(first)}–${dayName(last)}`,
          )
          .join(' '),
    ...(from || to ? [hours(from || undefined, to || undefined)] : []),
    ...(startDate || endDate
      ? [`${startDate?.slice(0, 10) || '…'} – ${endDate?.slice(0, 10) || '…'}`]
      : []),
  ]
}
