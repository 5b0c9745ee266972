import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { orders } from '../../../tables/orders.ts'

/** A stand of an older order is back on the shelf, whatever its status says; in ms. */
const FORGOTTEN = 12 * 3_600_000

/** Returns the numbers of the stands of orders that are not handed over yet, each once (KIOSK-8.3). */
export const standsInUse = async (
  database: Database,
  shop: string,
  now: Date,
): Promise<number[]> => {
  const rows = await database
    .selectDistinct({ number: orders.tentNumber })
    .from(orders)
    .where(
      and(
        eq(orders.shop, shop),
        inArray(orders.status, ['toPay', 'received', 'preparing', 'ready']),
        gt(orders.createTime, new Date(now.getTime() - FORGOTTEN).toISOString()),
        isNotNull(orders.tentNumber),
      ),
    )
  return rows.flatMap(({ number }) => number ?? [])
}
