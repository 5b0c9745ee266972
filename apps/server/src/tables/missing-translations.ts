import type { MissingTranslation } from '@comanda/contract'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/** Messages that an app did not find, and how often that was reported. */
export const missingTranslations = pgTable(
  'missing_translations',
  {
    _id: idColumn('_id').notNull(),
    app: text('app').$type<MissingTranslation['app']>().notNull(),
    locale: text('locale').$type<MissingTranslation['locale']>().notNull(),
    key: text('key').notNull(),
    count: integer('count').notNull(),
    lastTime: instant('last_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    uniqueIndex('missing_translations_key').on(table.app, table.locale, table.key),
    index('missing_translations_recent').on(table.lastTime, table._id),
  ],
)
