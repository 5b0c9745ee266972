import type { ReservationSettings } from '@comanda/shop-rules/reservations'

const MINUTE = 60_000

/** For how long guests may pay to whom staff have sent a link, in ms. */
const LINK_TIME = 24 * 60 * MINUTE

/** Returns until when a deposit may be paid: for the shop's minutes, by a link of staff for a day, and before its guests come. */
export const depositUntil = (
  { depositMinutes }: Pick<ReservationSettings, 'depositMinutes'>,
  {
    now,
    startTime,
    isStaff,
  }: { readonly now: number; readonly startTime: string; readonly isStaff: boolean },
): string => {
  const shortest = now + depositMinutes * MINUTE
  const until = isStaff ? now + LINK_TIME : shortest
  // Who books just before they come still has the minutes to pay.
  return new Date(Math.max(shortest, Math.min(until, Date.parse(startTime)))).toISOString()
}
