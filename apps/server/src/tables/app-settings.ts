import type { AppSetting } from '@comanda/contract'
import { pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idColumn, nested } from '../database/columns.ts'

export const appSettings = pgTable(
  'app_settings',
  {
    _id: idColumn('_id').notNull(),
    name: nested<AppSetting['name']>('name').notNull(),
    theme: nested<NonNullable<AppSetting['theme']>>('theme'),
    terms: nested<NonNullable<AppSetting['terms']>>('terms'),
    logo: idColumn('logo'),
    displayLocales: nested<NonNullable<AppSetting['displayLocales']>>('display_locales'),
  },
  (table) => [primaryKey({ columns: [table._id] })],
)
