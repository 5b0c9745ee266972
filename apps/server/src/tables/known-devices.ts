import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/**
 * Devices and addresses from which an account has signed in of late, as keyed hashes: attempts of strangers do not use up
 * theirs.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    user: idColumn('user').notNull(),
    keyHash: text('key_hash').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.keyHash] }),
    index('known_devices_until').on(table.until),
  ],
)
