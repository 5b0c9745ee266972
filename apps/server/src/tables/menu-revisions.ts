import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * How often each shop's menu has changed. Triggers on the tables of a menu raise it in the transaction of the change, by any
 * writer; stocks do not.
 */
export const menuRevisions = pgTable('menu_revisions', {
  shop: text('shop').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
})

/** The same of what is on the menus of all shops, such as taxes and discount rules, in its only row. */
export const sharedMenuRevision = pgTable(
  'shared_menu_revision',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    revision: bigint('revision', { mode: 'number' }).notNull(),
  },
  (table) => [check('shared_menu_revision_is_only', sql`${table.isOnly}`)],
)

/** Returns the SQL of the revision of a shop's menu, what it shares with other shops included. It only ever rises. */
export const menuRevisionOf = (shop: SQL): SQL<number> =>
  sql<number>`coalesce((select revision from menu_revisions where shop = ${shop}), 0)::float8
    + coalesce((select revision from shared_menu_revision), 0)::float8`
