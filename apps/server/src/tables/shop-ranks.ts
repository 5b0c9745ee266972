import type { ShopRank } from '@comanda/contract'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, money, nested } from '../database/columns.ts'

export const shopRanks = pgTable(
  'shop_ranks',
  {
    _id: idColumn('_id').notNull(),
    name: nested<ShopRank['name']>('name').notNull(),
    description: nested<NonNullable<ShopRank['description']>>('description'),
    color: text('color'),
    expenditure: money('expenditure').notNull(),
    periodMonths: integer('period_months'),
    order: integer('order'),
  },
  (table) => [primaryKey({ columns: [table._id] })],
)
