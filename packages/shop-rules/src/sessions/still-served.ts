import type { SessionStatus } from './session-status.ts'

/** What the kitchen has of an order, or what waits to be served. */
export const COMING = ['received', 'preparing', 'ready'] as const

/**
 * So long after its last order the floor takes a paid table as served if nobody has begun with its orders (STAFF-4.25): many shops
 * never say so.
 */
export const UNTOUCHED_MINUTES = 30

/** Returns whether the guests of a table have paid and not had all yet (SESS-1.7): `tvStatus` is `taken` once they have, or were freed. */
export const isStillServed = ({
  status,
  type,
  tvStatus,
}: {
  readonly status: SessionStatus
  readonly type: string
  readonly tvStatus: string
}): boolean => status === 'done' && type === 'dineIn' && COMING.some((one) => one === tvStatus)

/** So long after its last order a paid table counts as served in any case, in minutes. */
const LONGEST_MINUTES = 12 * 60

/** Returns whether a paid table counts as served though nobody has said so (STAFF-4.25). */
export const countsAsServed = (
  {
    tvStatus,
    orders,
  }: { readonly tvStatus: string; readonly orders: readonly { readonly createTime: string }[] },
  now: number,
): boolean => {
  const minutes = tvStatus === 'received' ? UNTOUCHED_MINUTES : LONGEST_MINUTES
  return orders.every(({ createTime }) => now - Date.parse(createTime) >= minutes * 60_000)
}
