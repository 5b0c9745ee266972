import type { Category } from '@comanda/contract'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, nested } from '../database/columns.ts'

export const categories = pgTable(
  'categories',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    name: nested<Category['name']>('name').notNull(),
    order: integer('order'),
    course: text('course'),
    color: text('color'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('categories_id').on(table._id),
  ],
)
