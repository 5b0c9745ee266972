import type { Menu } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import type { LineRow } from '../../../tables/session-lines.ts'
import type { TicketOrder } from './ticket-deltas.ts'
import { type EstimatedOrder, estimatedTimes } from './estimated-times.ts'
import { kitchenPace } from './kitchen-pace.ts'

/** Returns an order that is about to be written with the time at which it is to be ready. */
export type Estimating = <O extends TicketOrder>(
  order: O,
  lines: readonly LineRow[],
  session: Pick<EstimatedOrder, 'bookedTime'>,
) => O

/**
 * Reads what estimates of new orders need, outside of their transaction. An order to pay or to be accepted has no estimate
 * yet, and one whose kitchen could not be read has none.
 */
export const estimating = async (
  reads: Database,
  { shop }: Pick<Menu, 'shop'>,
  now: Date,
): Promise<Estimating> => {
  const pace = shop.prepMinutes
    ? await kitchenPace(reads, shop._id, now).catch(() => undefined)
    : undefined
  return (order, lines, { bookedTime = null }) =>
    pace === undefined || order.status === 'toPay' || order.acceptUntil !== null
      ? order
      : { ...order, ...estimatedTimes(shop, { ...order, bookedTime }, lines, pace, now) }
}
