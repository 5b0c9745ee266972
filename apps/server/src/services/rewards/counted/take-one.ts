import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { SlotTable } from './slot-table.ts'

const takeFrom = async (
  transaction: Database,
  slots: SlotTable,
  item: string,
  chosen: SQL,
): Promise<boolean> => {
  const { rowCount } = await transaction.execute(
    sql`update ${slots} set quantity = quantity - 1
      where item = ${item} and quantity > 0 and slot = (
        select slot from ${slots} where item = ${item} and quantity > 0 ${chosen})`,
  )
  return rowCount === 1
}

/**
 * Takes one of a counted reward or code (CPN-5.5), and returns false if none is left: from any slot that no other
 * transaction has locked, else it waits for those that have, since they may roll back. All wait in the same order, so that
 * none waits for another that waits for it.
 */
export const takeOne = async (
  transaction: Database,
  slots: SlotTable,
  item: string,
): Promise<boolean> =>
  (await takeFrom(
    transaction,
    slots,
    item,
    sql`order by random() limit 1 for update skip locked`,
  )) || (await takeFrom(transaction, slots, item, sql`order by slot limit 1 for update`))
