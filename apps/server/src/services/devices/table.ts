import type { Device } from '@comanda/contract'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../../database/columns.ts'

/** Paired terminals. Their token is kept as a hash only; it is no field of the record. */
export const devices = pgTable(
  'devices',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<Device['kind']>().notNull(),
    tokenHash: text('token_hash').notNull(),
    createTime: instant('create_time').notNull(),
    lastSeen: instant('last_seen'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    uniqueIndex('devices_id').on(table._id),
    uniqueIndex('devices_token').on(table.tokenHash),
  ],
)

/** Codes that staff show and that a terminal has not taken yet, as hashes. */
export const pairingCodes = pgTable(
  'pairing_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    shop: idColumn('shop').notNull(),
    name: text('name').notNull(),
    expires: instant('expires').notNull(),
  },
  (table) => [index('pairing_codes_expires').on(table.expires)],
)
