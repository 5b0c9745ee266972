import type { Shop } from '@comanda/contract'
import type { OrderRow } from '../../../tables/orders.ts'

/** Minutes after which an order that nobody accepts is declined, if the shop sets none: a diner waits no longer for a word. */
const ACCEPT_WITHIN = 10

/**
 * Returns until when an order that the kitchen would get now waits for staff to accept it, or null if it does not wait (ORDER-7.1): orders
 * of staff and terminals never do, since somebody has seen them.
 */
export const acceptUntil = (
  { acceptance, acceptWithin }: Pick<Shop, 'acceptance' | 'acceptWithin'>,
  { type, source }: Pick<OrderRow, 'type' | 'source'>,
  now: Date,
): string | null =>
  source === 'selfOrder' && type !== 'topUp' && acceptance?.[type] === 'staff'
    ? new Date(now.getTime() + (acceptWithin ?? ACCEPT_WITHIN) * 60_000).toISOString()
    : null
