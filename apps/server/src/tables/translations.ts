import type { Translation } from '@comanda/contract'
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn } from '../database/columns.ts'

/** Messages that replace the apps' own. */
export const translations = pgTable(
  'translations',
  {
    _id: idColumn('_id').notNull(),
    app: text('app').$type<Translation['app']>().notNull(),
    locale: text('locale').$type<Translation['locale']>().notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
    region: text('region'),
    draft: boolean('draft'),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    index('translations_key').on(table.app, table.locale, table.key),
  ],
)
