import type { TableCartLine } from '@comanda/contract'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, nested } from '../database/columns.ts'

/**
 * The dishes of shared carts, with those that were removed or ordered: who edits one of these learns what became of it, and a
 * retried order finds its lines.
 */
export const tableCartLines = pgTable(
  'table_cart_lines',
  {
    shop: idColumn('shop').notNull(),
    session: idColumn('session').notNull(),
    id: text('id').notNull(),
    status: text('status').$type<'open' | 'gone' | 'ordered'>().notNull(),
    /** Whose it is; null: for all. */
    guest: idColumn('guest'),
    revision: integer('revision').notNull(),
    position: integer('position').notNull(),
    /** Who changed, removed or ordered it. */
    by: idColumn('by').notNull(),
    /** The order that it went into. */
    order: idColumn('order_id'),
    /** The dish that took it. */
    into: text('into_line'),
    lines: nested<readonly TableCartLine[]>('lines').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shop, table.session, table.id] })],
)
export type TableCartLineRow = typeof tableCartLines.$inferSelect
