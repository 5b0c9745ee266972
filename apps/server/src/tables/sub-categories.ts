import type { SubCategory } from '@comanda/contract'
import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idColumn, nested } from '../database/columns.ts'

export const subCategories = pgTable(
  'sub_categories',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    category: idColumn('category').notNull(),
    name: nested<SubCategory['name']>('name').notNull(),
    order: integer('order'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('sub_categories_id').on(table._id),
  ],
)
