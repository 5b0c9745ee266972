import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idColumn } from '../database/columns.ts'

/** What is left of a counted reward, in slots: their sum. Many transactions take from it at once, each from another slot. */
export const giftSlots = pgTable(
  'gift_slots',
  {
    /** The reward. */
    item: idColumn('item').notNull(),
    slot: integer('slot').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.item, table.slot] }),
    check('gift_slots_not_negative', sql`${table.quantity} >= 0`),
  ],
)
