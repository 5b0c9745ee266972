import type { PromotionCase } from '@comanda/contract'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant, money, nested } from '../database/columns.ts'

/** Carts with what promotions should take off them, by which drafts of promotions are tried. */
export const promotionCases = pgTable(
  'promotion_cases',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    rule: idColumn('rule').notNull(),
    name: text('name').notNull(),
    lines: nested<PromotionCase['lines']>('lines').notNull(),
    orderType: text('order_type').$type<PromotionCase['orderType']>().notNull(),
    time: instant('time').notNull(),
    off: money('off').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('promotion_cases_id').on(table._id),
  ],
)
