import type { Order } from '@comanda/contract'

/** After how many minutes guests wait long, and too long, on the board, on the floor and in a kitchen that says nothing else (STAFF-4.20). */
export const LONG_MINUTES = 10
export const LATE_MINUTES = 20

/** How urgent it is. */
export type AgeBand = 'fresh' | 'waiting' | 'late'

export type AgedOrder = Pick<
  Order,
  'status' | 'createTime' | 'receivedTime' | 'readyTime' | 'pickupTime'
>

/**
 * Returns since when an order waits, in epoch ms: with the kitchen since it came there, once it is ready since then, as it gets cold;
 * one for a later time not before that.
 */
export const orderWaitsSince = ({
  status,
  createTime,
  receivedTime,
  readyTime,
  pickupTime,
}: AgedOrder): number => {
  const since = (status === 'ready' ? readyTime : receivedTime) ?? createTime
  return Math.max(Date.parse(since), Date.parse(pickupTime ?? since))
}

export const ageBand = (
  minutes: number,
  {
    long = LONG_MINUTES,
    late = LATE_MINUTES,
  }: { readonly long?: number | undefined; readonly late?: number | undefined } = {},
): AgeBand => {
  if (minutes >= late) return 'late'
  return minutes >= long ? 'waiting' : 'fresh'
}

/** Returns the whole minutes that an order has waited; `now` in epoch ms. */
export const ageMinutes = (order: AgedOrder, now: number): number =>
  Math.max(0, Math.floor((now - orderWaitsSince(order)) / 60_000))
