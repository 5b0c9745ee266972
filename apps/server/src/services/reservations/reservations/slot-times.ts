import { instantAt } from '@comanda/engine/time'
import type { ShopBook } from './queries/load-shop-book.ts'

/** Returns when a slot begins, and until when the guest may change or cancel a reservation of it. */
export const slotTimes = (
  { timeZone, settings }: ShopBook,
  { date, time }: { readonly date: string; readonly time: string },
): { readonly startTime: string; readonly cancelUntil: string } => {
  const start = instantAt(date, time, timeZone)
  return {
    startTime: new Date(start).toISOString(),
    cancelUntil: new Date(start - settings.cancelHours * 3_600_000).toISOString(),
  }
}
