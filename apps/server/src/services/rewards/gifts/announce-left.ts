import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { recordOf } from '../../../table-service/row.ts'
import { withQuantities } from '../counted/with-quantities.ts'
import type { EventBus } from '../../../runtime/event-bus.ts'
import { giftSlots } from '../../../tables/gift-slots.ts'
import { gifts } from '../../../tables/gifts.ts'

/** Announces the remaining quantity of counted rewards. Only after the transaction. */
export const announceLeft = async (
  database: Database,
  bus: EventBus,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  const rows = await database
    .select()
    .from(gifts)
    .where(and(inArray(gifts._id, [...ids]), isNotNull(gifts.quantity)))
  for (const row of await withQuantities(database, giftSlots, rows))
    bus.publish({ path: 'gifts', event: 'patched', data: recordOf(row) })
}
