import type { Invoice, InvoiceAdapterName, TaiwanInvoice } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant, money } from '../database/columns.ts'

/** What remains to be done for an invoice or allowance; `result`: to look whether the tax authority accepted it. */
export type InvoiceTask = 'issue' | 'void' | 'result'

/**
 * Taiwan invoices over payments of sessions. `askTime` is when its task is next tried, null if nothing remains to be done. The
 * numbers of a period are unique among all sellers: the rows of `invoice_tracks` see to that, the index here within a shop.
 */
export const invoices = pgTable(
  'invoices',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    session: idColumn('session').notNull(),
    payment: idColumn('payment'),
    status: text('status').$type<Invoice['status']>().notNull(),
    seller: text('seller').notNull(),
    /** Who has it, once a number is given: a void goes there, too. */
    adapter: text('adapter').$type<InvoiceAdapterName>(),
    number: text('number'),
    period: text('period'),
    random: text('random'),
    issueTime: instant('issue_time'),
    twInvoice: jsonb('tw_invoice').$type<TaiwanInvoice>(),
    lines: jsonb('lines').$type<Invoice['lines']>().notNull(),
    total: money('total').notNull(),
    tax: money('tax').notNull(),
    allowed: money('allowed').notNull().default(0),
    remark: text('remark'),
    prints: integer('prints').notNull().default(0),
    printTime: instant('print_time'),
    /** When the printed paper was returned. */
    paperBackTime: instant('paper_back_time'),
    /** When its adapter took it. */
    uploadTime: instant('upload_time'),
    voidTime: instant('void_time'),
    voidReason: text('void_reason'),
    failure: text('failure'),
    task: text('task').$type<InvoiceTask>(),
    askTime: instant('ask_time'),
    tries: integer('tries').notNull().default(0),
    createTime: instant('create_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('invoices_id').on(table._id),
    index('invoices_of_session').on(table.shop, table.session),
    uniqueIndex('invoices_number').on(table.shop, table.period, table.number),
    index('invoices_recent').on(table.shop, table.createTime, table._id),
    index('invoices_of_all').on(table.createTime, table._id),
    index('invoices_to_do')
      .on(table.askTime)
      .where(sql`${table.askTime} is not null`),
    index('invoices_refused')
      .on(table.createTime)
      .where(sql`${table.failure} is not null and ${table.task} is null`),
  ],
)
export type InvoiceRow = typeof invoices.$inferSelect
