import type { PrintJob } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { idColumn, instant, nested } from '../database/columns.ts'
import type { NameLocale } from '@comanda/engine/languages'
import type { Slip } from '../slips/slip.ts'

/** Slips for printers. Those of tickets are written by a trigger with the ticket (`print_tickets`). */
export const printJobs = pgTable(
  'print_jobs',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    printer: idColumn('printer').notNull(),
    kind: text('kind').$type<PrintJob['kind']>().notNull(),
    ref: idColumn('ref'),
    number: text('number'),
    /** What is printed; a ticket's is drawn from the ticket. */
    slip: nested<Slip>('slip'),
    /** The language of its letters: Han characters differ. */
    locale: text('locale').$type<NameLocale>(),
    kicksDrawer: boolean('kicks_drawer'),
    isCopy: boolean('is_copy'),
    /** Its printer asks for it: no server sends it. */
    isPolled: boolean('is_polled'),
    /** It is being sent: a server that ends now may leave it on paper. */
    isSending: boolean('is_sending'),
    /** How often it was to be printed before: a ticket comes to a printer by itself once. */
    round: integer('round').notNull().default(0),
    status: text('status').$type<PrintJob['status']>().notNull(),
    tries: integer('tries').notNull().default(0),
    problem: text('problem').$type<NonNullable<PrintJob['problem']>>(),
    createTime: instant('create_time').notNull(),
    printedTime: instant('printed_time'),
    /** When it is tried next; while it is printed, when another server may try. */
    dueTime: instant('due_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    unique('print_jobs_once').on(table.shop, table.printer, table.kind, table.ref, table.round),
    index('print_jobs_due')
      .on(table.dueTime)
      .where(sql`${table.status} = 'waiting'`),
    // For a printer that asks every few seconds.
    index('print_jobs_waiting')
      .on(table.shop, table.printer, table.createTime, table._id)
      .where(sql`${table.status} = 'waiting'`),
    // For the job that gives up and moves what printers do not ask for.
    index('print_jobs_polled')
      .on(table.createTime)
      .where(sql`${table.status} = 'waiting' and ${table.isPolled}`),
    index('print_jobs_recent').on(table.shop, table.createTime, table._id),
    index('print_jobs_of_all').on(table.createTime, table._id),
  ],
)
export type PrintJobRow = typeof printJobs.$inferSelect
