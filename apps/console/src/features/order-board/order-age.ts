import type { Order } from '@comanda/contract'

/** From how many minutes on an order is amber, and from how many red. */
export const AMBER_MINUTES = 10
export const RED_MINUTES = 20

const MINUTE = 60_000

/** How an order does for time. */
export type AgeBand = 'fresh' | 'waiting' | 'late'

/** Whole minutes since the order was placed; a ready one since it is ready, for it gets cold. `now` in epoch ms. */
export const ageMinutes = (
  { status, createTime, readyTime }: Pick<Order, 'status' | 'createTime' | 'readyTime'>,
  now: number,
): number => {
  const since = status === 'ready' ? (readyTime ?? createTime) : createTime
  return Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE))
}

export const ageBand = (minutes: number): AgeBand => {
  if (minutes >= RED_MINUTES) return 'late'
  return minutes >= AMBER_MINUTES ? 'waiting' : 'fresh'
}
