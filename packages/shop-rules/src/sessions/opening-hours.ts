import type { OrderType } from '@comanda/engine/catalog'
import {
  addDays,
  clockTime,
  isWindowOpen,
  type LocalMoment,
  normalizeTime,
  weekdayOf,
} from '@comanda/engine/time'

/** An entry of a shop's `onlineOpeningHours` (SESS-4.3). No weekday: every day; no order type: every mode. */
export interface OpeningHours {
  readonly weekdays?: readonly number[] | undefined
  /** HH:MM, inclusive. */
  readonly startTime: string
  /** HH:MM, exclusive; not after the start: overnight. */
  readonly endTime: string
  readonly orderType?: readonly OrderType[] | undefined
}

/** Returns the entry in which an order of the mode can be placed now, or `undefined` if the shop is closed for it. */
export const openEntry = (
  hours: readonly OpeningHours[] | undefined,
  mode: OrderType,
  at: LocalMoment,
): OpeningHours | undefined =>
  hours?.find(
    ({ weekdays = [], startTime, endTime, orderType = [] }) =>
      (orderType.length === 0 || orderType.includes(mode)) &&
      isWindowOpen({ weekdays, from: startTime, to: endTime }, at),
  )

/** The entries of a mode that begin on a weekday (0 Sunday … 6 Saturday), by their start: today's hours. */
export const hoursOfWeekday = (
  hours: readonly OpeningHours[] | undefined,
  mode: OrderType,
  weekday: number,
): readonly OpeningHours[] =>
  (hours ?? [])
    .filter(
      ({ weekdays = [], orderType = [] }) =>
        (weekdays.length === 0 || weekdays.includes(weekday)) &&
        (orderType.length === 0 || orderType.includes(mode)),
    )
    .toSorted((a, b) => (a.startTime < b.startTime ? -1 : Number(a.startTime > b.startTime)))

/** Returns the next start of an entry of a mode within a week after a moment, to show while a shop is closed. */
export const nextOpening = (
  hours: readonly OpeningHours[] | undefined,
  mode: OrderType,
  at: LocalMoment,
): { readonly date: string; readonly time: string } | undefined => {
  for (let days = 0; days <= 7; days++) {
    const date = addDays(at.date, days)
    const times = hoursOfWeekday(hours, mode, weekdayOf(date))
      .map(({ startTime }) => normalizeTime(startTime)?.time ?? '00:00')
      .toSorted()
    const next = times.find((time) => days > 0 || time > clockTime(at.minutes))
    if (next) return { date, time: next }
  }
  return undefined
}
