import type { TableActionResult } from '@comanda/contract'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, nested } from '../database/columns.ts'

/** What each action on a shared cart came to: an action that is sent again gets the same response. */
export const tableCartActions = pgTable(
  'table_cart_actions',
  {
    shop: idColumn('shop').notNull(),
    session: idColumn('session').notNull(),
    id: text('id').notNull(),
    guest: idColumn('guest').notNull(),
    answer: nested<TableActionResult>('answer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shop, table.session, table.id] })],
)
