import type { SessionStatus } from './session-status.ts'

/** What the kitchen has of an order, or what waits to be served. */
export const COMING = ['received', 'preparing', 'ready'] as const

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
