import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { SlotTable } from './slot-table.ts'

/** Returns one to a counted reward or code, to the slot that has the least; does nothing if it is not counted (CPN-5.5). */
export const returnOne = async (
  transaction: Database,
  slots: SlotTable,
  item: string,
): Promise<void> => {
  await transaction.execute(
    sql`update ${slots} set quantity = quantity + 1
      where item = ${item} and slot = (
        select slot from ${slots} where item = ${item} order by quantity, slot limit 1 for update)`,
  )
}
