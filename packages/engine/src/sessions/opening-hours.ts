import type { OrderType } from '../catalog/vocabulary.ts'
import { isWindowOpen, type LocalMoment } from '../time/weekly-window.ts'

/** An entry of a shop's `onlineOpeningHours` (spec 000 §3). No weekday: every day; no order type: every mode. */
export interface OpeningHours {
  readonly weekdays?: readonly number[] | undefined
  /** HH:MM, inclusive. */
  readonly startTime: string
  /** HH:MM, exclusive; not after the start: overnight. */
  readonly endTime: string
  readonly orderType?: readonly OrderType[] | undefined
}

/** The entry in which an order of the mode may be placed now; `undefined` where the shop is closed for it. */
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
