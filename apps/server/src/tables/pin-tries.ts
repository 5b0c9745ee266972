import type { PinTries } from '@comanda/contract'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/** Wrong PINs by the device, or the account, that sent them. */
export const pinTries = pgTable(
  'pin_tries',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    kind: text('kind').$type<PinTries['kind']>().notNull(),
    wrong: integer('wrong').notNull(),
    today: integer('today').notNull(),
    since: instant('since').notNull(),
    waitUntil: instant('wait_until'),
  },
  (table) => [primaryKey({ columns: [table.shop, table._id] })],
)
export type PinTriesRow = typeof pinTries.$inferSelect
