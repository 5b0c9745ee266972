import type { PartyStay, ReservationSettings } from './reservation-settings.ts'

/** How long guests stay, by their number. */
export type Stays = Pick<ReservationSettings, 'stayMinutes' | 'stays'>

/** A party with the stay that was agreed when it booked; by the shop's settings if none was. */
export interface StayingParty {
  readonly adults: number
  readonly children: number
  readonly stayMinutes?: number | null | undefined
}

/** Returns the stays in order, the last for any number of guests: a larger party stays no shorter than a smaller one (RES-1.7). */
export const staysInOrder = ({ stays = [], stayMinutes }: Stays): readonly PartyStay[] => {
  let longest = 0
  return [
    ...stays.toSorted((one, other) => one.guests - other.guests),
    { guests: Infinity, minutes: stayMinutes },
  ].map(({ guests, minutes }) => {
    longest = Math.max(longest, minutes)
    return { guests, minutes: longest }
  })
}

/** Returns for how many minutes a party stays (RES-1.7). */
export const stayOf = ({ adults, children, stayMinutes }: StayingParty, stays: Stays): number => {
  if (stayMinutes) return stayMinutes
  const known = staysInOrder(stays)
  return known.find(({ guests }) => adults + children <= guests)?.minutes ?? stays.stayMinutes
}

/** A party with a time, and when it sat down if it has. */
export interface Sitting extends StayingParty {
  readonly startTime: string
  readonly status?: string | undefined
  readonly seatedTime?: string | null | undefined
}

/** Returns from when to when, in epoch ms, a party has its table: from when it sat down, before that from its time (RES-7.1). */
export const sittingTimes = (
  party: Sitting,
  stays: Stays,
): { readonly from: number; readonly until: number } => {
  const { startTime, seatedTime, status } = party
  const isThere = status === 'seated' || status === 'completed'
  const from = Date.parse((isThere && seatedTime) || startTime)
  return { from, until: from + stayOf(party, stays) * 60_000 }
}

/** Whether two parties are there at the same time. */
export const meetAt = (
  one: { readonly from: number; readonly until: number },
  other: { readonly from: number; readonly until: number },
): boolean => one.from < other.until && other.from < one.until
