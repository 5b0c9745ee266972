import { DEFAULT_RESERVATION_SETTINGS } from '@comanda/shop-rules/reservations'
import { instantAt } from '@comanda/engine/time'
import type { ShopBook } from './queries/load-shop-book.ts'

const hour = 3_600_000

/** Returns when a guest is reminded of what begins at an instant, or null if that is over: they have just booked (RES-8.1). */
export const remindTime = (startTime: string, hours: number, now: number): string | null => {
  const time = Date.parse(startTime) - hours * hour
  return time > now ? new Date(time).toISOString() : null
}

/**
 * Returns when a slot begins, until when the guest may change or cancel a reservation of it, and when they are reminded. Where reminders
 * are off the time is the usual one, for the day on which they are turned on.
 */
export const slotTimes = (
  { timeZone, settings }: ShopBook,
  { date, time }: { readonly date: string; readonly time: string },
  now: number,
): {
  readonly startTime: string
  readonly cancelUntil: string
  readonly remindTime: string | null
} => {
  const start = instantAt(date, time, timeZone)
  const startTime = new Date(start).toISOString()
  const hours = settings.reminderHours || DEFAULT_RESERVATION_SETTINGS.reminderHours
  return {
    startTime,
    cancelUntil: new Date(start - settings.cancelHours * hour).toISOString(),
    remindTime: remindTime(startTime, hours, now),
  }
}
