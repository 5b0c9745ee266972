import { boolean, index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn } from '../database/columns.ts'

/** How shops keep their waiting lists: at most one record a shop. */
export const waitingSettings = pgTable(
  'waiting_settings',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    enabled: boolean('enabled').notNull(),
    callMinutes: integer('call_minutes'),
    maxParties: integer('max_parties'),
    maxGuests: integer('max_guests'),
    onBoard: boolean('on_board'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('waiting_settings_id').on(table._id),
    uniqueIndex('waiting_settings_shop').on(table.shop),
  ],
)
