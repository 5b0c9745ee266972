import type { OrderType } from '@comanda/engine/catalog'
import {
  addDays,
  clockTime,
  isWindowOpen,
  type LocalMoment,
  normalizeTime,
  weekdayOf,
} from '@comanda/engine/time'
import { type SpecialDay, specialDayOf } from './special-days.ts'

/** An entry of a shop's `onlineOpeningHours` (SESS-4.3). No weekday: every day; no order type: every mode. */
export interface OpeningHours {
  readonly weekdays?: readonly number[] | undefined
  /** HH:MM, inclusive. */
  readonly startTime: string
  /** HH:MM, exclusive; not after the start: overnight. */
  readonly endTime: string
  readonly orderType?: readonly OrderType[] | undefined
}

/** A special day, and its hours; without any the shop is closed. */
export interface DayHours extends SpecialDay {
  readonly hours?: readonly OpeningHours[] | undefined
}

/** When a shop takes orders. */
export interface OpenShop {
  readonly onlineOpeningHours?: readonly OpeningHours[] | undefined
  readonly specialDays?: readonly DayHours[] | undefined
}

/** The entries of a mode that begin on a day, by their start: those of a special day instead of the usual ones (SESS-10.1). */
export const hoursOfDay = (
  { onlineOpeningHours = [], specialDays }: OpenShop,
  mode: OrderType,
  date: string,
): readonly OpeningHours[] => {
  const special = specialDayOf(specialDays, date)
  return (special ? (special.hours ?? []) : onlineOpeningHours)
    .filter(
      ({ weekdays = [], orderType = [] }) =>
        (weekdays.length === 0 || weekdays.includes(weekdayOf(date))) &&
        (orderType.length === 0 || orderType.includes(mode)),
    )
    .toSorted((a, b) => (a.startTime < b.startTime ? -1 : Number(a.startTime > b.startTime)))
}

/** Returns the entry in which an order of the mode can be placed now, or `undefined` if the shop is closed for it. */
export const openEntry = (
  shop: OpenShop,
  mode: OrderType,
  at: LocalMoment,
): OpeningHours | undefined =>
  [at.date, addDays(at.date, -1)]
    .flatMap((date) =>
      hoursOfDay(shop, mode, date).filter(({ startTime, endTime }) =>
        isWindowOpen({ weekdays: [weekdayOf(date)], from: startTime, to: endTime }, at),
      ),
    )
    .at(0)

/** How far ahead the next opening is looked for: beyond a month of holidays. */
const MOST_DAYS = 60

/** Returns the next start of an entry of a mode after a moment, to show while a shop is closed. */
export const nextOpening = (
  shop: OpenShop,
  mode: OrderType,
  at: LocalMoment,
): { readonly date: string; readonly time: string } | undefined => {
  for (let days = 0; days <= MOST_DAYS; days++) {
    const date = addDays(at.date, days)
    const next = hoursOfDay(shop, mode, date)
      .map(({ startTime }) => normalizeTime(startTime)?.time ?? '00:00')
      .find((time) => days > 0 || time > clockTime(at.minutes))
    if (next) return { date, time: next }
  }
  return undefined
}
