import type { HelpCall } from '@comanda/contract'
import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant, nested } from '../database/columns.ts'

/** Kiosks at which somebody is needed. A row is deleted once staff have been there. */
export const helpCalls = pgTable(
  'help_calls',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    device: idColumn('device').notNull(),
    name: text('name').notNull(),
    reason: text('reason').$type<HelpCall['reason']>().notNull(),
    createTime: instant('create_time').notNull(),
    rungTime: instant('rung_time').notNull(),
    accepted: nested<HelpCall['accepted']>('accepted'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    uniqueIndex('help_calls_of_device').on(table.shop, table.device, table.reason),
  ],
)
export type HelpCallRow = typeof helpCalls.$inferSelect
