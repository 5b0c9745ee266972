import type { Allowance } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant, money } from '../database/columns.ts'
import type { InvoiceTask } from './invoices.ts'

/** Amounts that went back, taken off invoices. `task`, `askTime` and `tries` are those of `invoices`. */
export const allowances = pgTable(
  'allowances',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    session: idColumn('session').notNull(),
    invoice: idColumn('invoice').notNull(),
    status: text('status').$type<Allowance['status']>().notNull(),
    number: text('number'),
    amount: money('amount').notNull(),
    tax: money('tax').notNull(),
    failure: text('failure'),
    issueTime: instant('issue_time'),
    task: text('task').$type<InvoiceTask>(),
    askTime: instant('ask_time'),
    tries: integer('tries').notNull().default(0),
    createTime: instant('create_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('allowances_id').on(table._id),
    index('allowances_of_session').on(table.shop, table.session),
    index('allowances_recent').on(table.shop, table.createTime, table._id),
    index('allowances_of_all').on(table.createTime, table._id),
    index('allowances_to_do')
      .on(table.askTime)
      .where(sql`${table.askTime} is not null`),
    index('allowances_refused')
      .on(table.createTime)
      .where(sql`${table.failure} is not null and ${table.task} is null`),
  ],
)
export type AllowanceRow = typeof allowances.$inferSelect
