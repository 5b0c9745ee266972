import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { preparedStatement } from '../../../database/prepared-statement.ts'
import { couponCodeSlots } from '../../../tables/coupon-code-slots.ts'
import { giftSlots } from '../../../tables/gift-slots.ts'
import type { SlotTable } from './slot-table.ts'

const takeFrom = (name: string, slots: SlotTable, chosen: SQL) =>
  preparedStatement(
    name,
    sql`update ${slots} set quantity = quantity - 1
      where item = ${sql.placeholder('item')} and quantity > 0 and slot = (
        select slot from ${slots} where item = ${sql.placeholder('item')} and quantity > 0 ${chosen})`,
  )

const statementsOf = (name: string, slots: SlotTable) => ({
  fromAny: takeFrom(
    `take_any_${name}`,
    slots,
    sql`order by random() limit 1 for update skip locked`,
  ),
  inOrder: takeFrom(`take_next_${name}`, slots, sql`order by slot limit 1 for update`),
})

const ofGifts = statementsOf('gift', giftSlots)
const ofCodes = statementsOf('code', couponCodeSlots)

/**
 * Takes one of a counted reward or code (CPN-5.5), and returns false if none is left: from any slot that no other
 * transaction has locked, else it waits for those that have, since they may roll back. All wait in the same order, so that
 * none waits for another that waits for it.
 */
export const takeOne = async (
  transaction: Database,
  slots: SlotTable,
  item: string,
): Promise<boolean> => {
  const { fromAny, inOrder } = slots === giftSlots ? ofGifts : ofCodes
  const { rowCount } = await fromAny(transaction, { item })
  return rowCount === 1 || (await inOrder(transaction, { item })).rowCount === 1
}
