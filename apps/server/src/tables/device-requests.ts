import type { DeviceKind, PairingSign } from '@comanda/contract'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instant, nested } from '../database/columns.ts'

/**
 * Devices that show a code and wait for a manager, by the hash of their secret. No shop is known before one confirms: the
 * rows are few, and belong to none.
 */
export const deviceRequests = pgTable(
  'device_requests',
  {
    requestHash: text('request_hash').primaryKey(),
    codeHash: text('code_hash').notNull().unique(),
    kind: text('kind').$type<DeviceKind>().notNull(),
    agent: text('agent'),
    screen: text('screen'),
    address: text('address'),
    sign: nested<PairingSign>('sign'),
    expires: instant('expires').notNull(),
    /** Set by the manager who confirms; the code is used then. */
    shop: idColumn('shop'),
    name: text('name'),
  },
  (table) => [index('device_requests_expires').on(table.expires)],
)
