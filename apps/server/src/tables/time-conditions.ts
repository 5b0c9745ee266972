import type { TimeCondition } from '@comanda/contract'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, nested } from '../database/columns.ts'

export const timeConditions = pgTable(
  'time_conditions',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop'),
    name: text('name'),
    timeType: text('time_type').$type<TimeCondition['timeType']>().notNull(),
    weekdays: nested<NonNullable<TimeCondition['weekdays']>>('weekdays'),
    from: text('from'),
    to: text('to'),
    startDate: text('start_date'),
    endDate: text('end_date'),
    status: text('status').$type<NonNullable<TimeCondition['status']>>(),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    index('time_conditions_shop').on(table.shop, table._id),
  ],
)
