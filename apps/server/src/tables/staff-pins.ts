import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/**
 * The PINs of staff, of each shop in which they have one, by a hash with a key of shop and PIN. A few rows a shop, which
 * are also found by the account: not stored by shop.
 */
export const staffPins = pgTable(
  'staff_pins',
  {
    shop: idColumn('shop').notNull(),
    user: idColumn('user').notNull(),
    pinHash: text('pin_hash').notNull(),
    createTime: instant('create_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pinHash] }),
    uniqueIndex('staff_pins_of_staff').on(table.shop, table.user),
    index('staff_pins_of_user').on(table.user),
  ],
)
