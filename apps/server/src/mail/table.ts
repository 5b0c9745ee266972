import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instant, nested } from '../database/columns.ts'
import type { MailValues } from './letter.ts'

/** Mails that are still to be sent; a row goes when its mail is out. Written in the transaction that is the reason. */
export const mails = pgTable(
  'mails',
  {
    _id: idColumn('_id').primaryKey(),
    recipient: text('recipient').notNull(),
    letter: text('letter').notNull(),
    locale: text('locale').notNull(),
    values: nested<MailValues>('values').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueTime: instant('due_time').notNull(),
  },
  (table) => [index('mails_due').on(table.dueTime)],
)
