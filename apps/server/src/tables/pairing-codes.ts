import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DeviceKind } from '@comanda/contract'
import { idColumn, instant } from '../database/columns.ts'

/** Codes that staff display and that no terminal has used yet, as hashes. */
export const pairingCodes = pgTable(
  'pairing_codes',
  {
    codeHash: text('code_hash').notNull(),
    shop: idColumn('shop').notNull(),
    name: text('name').notNull(),
    /** Null for a kiosk. */
    kind: text('kind').$type<DeviceKind>(),
    expires: instant('expires').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.codeHash] }),
    index('pairing_codes_expires').on(table.expires),
  ],
)
