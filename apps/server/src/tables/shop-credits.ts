import type { CreditUnit } from '@comanda/contract'
import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, money } from '../database/columns.ts'

/** What the managers of a shop have credited to members on a day, of each unit (MEM-7.2). */
export const shopCredits = pgTable(
  'shop_credits',
  {
    shop: idColumn('shop').notNull(),
    /** By the shop's clock. */
    day: date('day', { mode: 'string' }).notNull(),
    unit: text('unit').$type<CreditUnit>().notNull(),
    total: money('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shop, table.day, table.unit] })],
)
