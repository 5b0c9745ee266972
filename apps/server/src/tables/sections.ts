import type { Section } from '@comanda/contract'
import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idColumn, nested } from '../database/columns.ts'

export const sections = pgTable(
  'sections',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    name: nested<Section['name']>('name').notNull(),
    sectionSettings: nested<NonNullable<Section['sectionSettings']>>('section_settings'),
    timeRange: nested<NonNullable<Section['timeRange']>>('time_range'),
    showOrder: integer('show_order'),
  },
  (table) => [primaryKey({ columns: [table.shop, table._id] }), index('sections_id').on(table._id)],
)
