import type { Order } from '@comanda/contract'

/** Age in minutes from which an order is amber, and from which it is red. */
export const AMBER_MINUTES = 10
export const RED_MINUTES = 20

const MINUTE = 60_000

/** How urgent an order is. */
export type AgeBand = 'fresh' | 'waiting' | 'late'

type AgedOrder = Pick<Order, 'status' | 'createTime' | 'receivedTime' | 'readyTime'>

/** Returns the whole minutes since an order came to the kitchen, or since it was ready, as it gets cold. `now` in epoch ms. */
export const ageMinutes = (
  { status, createTime, receivedTime, readyTime }: AgedOrder,
  now: number,
): number => {
  const since = status === 'ready' ? (readyTime ?? createTime) : (receivedTime ?? createTime)
  return Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE))
}

export const ageBand = (minutes: number): AgeBand => {
  if (minutes >= RED_MINUTES) return 'late'
  return minutes >= AMBER_MINUTES ? 'waiting' : 'fresh'
}
