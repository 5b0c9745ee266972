import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { SlotTable } from './slot-table.ts'

/** How many transactions take from one reward or code at once without waiting for each other. */
const slotCount = 16

/** Sets what is left of a reward or code, spread over its slots; null: it is not counted. */
export const setQuantity = async (
  transaction: Database,
  slots: SlotTable,
  item: string,
  quantity: number | null,
): Promise<void> => {
  if (quantity === null) {
    await transaction.delete(slots).where(eq(slots.item, item))
    return
  }
  const share = Math.floor(quantity / slotCount)
  const rest = quantity % slotCount
  const rows = Array.from({ length: slotCount }, (_slot, slot) => ({
    item,
    slot,
    quantity: share + (slot < rest ? 1 : 0),
  }))
  // Rows are changed, not replaced: a transaction that waits for one then takes from it.
  await transaction
    .insert(slots)
    .values(rows)
    .onConflictDoUpdate({
      target: [slots.item, slots.slot],
      set: { quantity: sql`excluded.quantity` },
    })
}
