import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idColumn } from '../database/columns.ts'

/** What is left of a counted code, in slots: their sum. Many transactions take from it at once, each from another slot. */
export const couponCodeSlots = pgTable(
  'coupon_code_slots',
  {
    /** The code. */
    item: idColumn('item').notNull(),
    slot: integer('slot').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.item, table.slot] }),
    check('coupon_code_slots_not_negative', sql`${table.quantity} >= 0`),
  ],
)
