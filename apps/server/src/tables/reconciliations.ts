import type { ProviderName, Reconciliation, ReconciliationBasis } from '@comanda/contract'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant, money } from '../database/columns.ts'

/**
 * Days of an account that were compared with its provider, by shop. The row of the account's first shop tells whether a
 * comparison is under way, so that one server does it.
 */
export const reconciliations = pgTable(
  'reconciliations',
  {
    shop: idColumn('shop').notNull(),
    _id: idColumn('_id').notNull(),
    account: idColumn('account').notNull(),
    /** Null until the day is compared again by a build that writes it. */
    provider: text('provider').$type<ProviderName>(),
    /** `2026-01-31`. */
    day: text('day').notNull(),
    status: text('status').$type<Reconciliation['status']>().notNull(),
    basis: text('basis').$type<ReconciliationBasis>().notNull(),
    from: instant('from').notNull(),
    to: instant('to').notNull(),
    same: integer('same').notNull().default(0),
    differences: integer('differences').notNull().default(0),
    /** Those of all shops of the account; in the row of its first shop. */
    allDifferences: integer('all_differences').notNull().default(0),
    unknown: integer('unknown').notNull().default(0),
    others: integer('others').notNull().default(0),
    here: money('here').notNull().default(0),
    there: money('there').notNull().default(0),
    failure: text('failure'),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    uniqueIndex('reconciliations_of_day').on(table.shop, table.account, table.day),
    index('reconciliations_by_day').on(table.shop, table.day, table._id),
    // The lists of a chain over all its shops.
    index('reconciliations_of_all').on(table.day, table._id),
    index('reconciliations_id').on(table._id),
  ],
)
export type ReconciliationRow = typeof reconciliations.$inferSelect
