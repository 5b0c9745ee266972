import type { BookkeepingSetting } from '@comanda/contract'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, nested } from '../database/columns.ts'

/** On which accounts shops book their days: at most one record a shop. */
export const bookkeepingSettings = pgTable(
  'bookkeeping_settings',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    accounts: nested<BookkeepingSetting['accounts']>('accounts').notNull(),
    rates: nested<BookkeepingSetting['rates']>('rates').notNull(),
    methods: nested<BookkeepingSetting['methods']>('methods').notNull(),
    datev: nested<NonNullable<BookkeepingSetting['datev']>>('datev'),
    xeroUntaxed: text('xero_untaxed'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('bookkeeping_settings_id').on(table._id),
    uniqueIndex('bookkeeping_settings_shop').on(table.shop),
  ],
)
