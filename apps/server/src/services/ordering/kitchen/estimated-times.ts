import type { Shop } from '@comanda/contract'
import { type KitchenPace, prepEstimate } from '@comanda/shop-rules/kitchen'
import type { OrderRow } from '../../../tables/orders.ts'
import type { LineRow } from '../../../tables/session-lines.ts'

/** When an order is to be ready. */
export type EstimatedTimes = Pick<OrderRow, 'estimatedTime' | 'firstEstimatedTime'>

/** What the estimate reads of an order, and the time for which its session is booked. */
export interface EstimatedOrder extends Pick<OrderRow, '_id' | 'type' | 'pickupTime'> {
  readonly bookedTime?: string | null
}

const MINUTE = 60_000

/** Returns the times of an order that is to be ready in so many minutes. An earlier first one stays. */
export const readyIn = (
  minutes: number,
  before: Partial<EstimatedTimes>,
  now: Date,
): EstimatedTimes => {
  const estimatedTime = new Date(now.getTime() + minutes * MINUTE).toISOString()
  return { estimatedTime, firstEstimatedTime: before.firstEstimatedTime ?? estimatedTime }
}

/**
 * Returns when an order is to be ready that the kitchen gets now (KITCHEN-6.4): what four of five such orders keep, and not before
 * the time for which it was ordered; without either, nothing.
 */
export const estimatedTimes = (
  shop: Shop,
  { _id, type, pickupTime, bookedTime }: EstimatedOrder,
  lines: readonly LineRow[],
  pace: KitchenPace,
  now: Date,
): EstimatedTimes => {
  const made = lines
    .filter(({ order }) => order === _id)
    .flatMap(({ names }) => names.made?.at ?? [])
  const minutes = prepEstimate(shop, type, pace, [...new Set(made)], now.getTime())
  const slot = Math.max(0, ...[pickupTime, bookedTime].map((at) => (at ? Date.parse(at) : 0)))
  if (minutes === undefined || made.length === 0)
    return { estimatedTime: null, firstEstimatedTime: null }
  const wanted = (slot - now.getTime()) / MINUTE
  return readyIn(Math.max(minutes.to, wanted), {}, now)
}

/** Returns whether orders of a type have an estimate in a shop. */
export const hasEstimate = (shop: Shop, type: OrderRow['type']): boolean =>
  type !== 'topUp' && shop.prepMinutes?.[type] !== undefined
