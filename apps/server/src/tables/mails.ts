import type { User } from '@comanda/contract'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instant, nested } from '../database/columns.ts'

export type TemplateName =
  | 'confirmEmail'
  | 'accountExists'
  | 'resetPassword'
  | 'passwordChanged'
  | 'reservationBooked'
  | 'reservationDeposit'
  | 'reservationChanged'
  | 'reservationConfirmed'
  | 'reservationCancelled'
  | 'reservationReminder'
  | 'waitingCalled'
  | 'invoiceNumbersLow'
  | 'staffInvitation'
  | 'receipt'
  | 'troubleBegun'
  | 'troubleEnded'

/** The languages of mails. */
export type MailLocale = NonNullable<User['locale']>

/** The values of a template. */
export type MailValues = Readonly<Record<string, string>>

/**
 * Mails to send; a row is deleted once its mail is sent. It is inserted in the transaction that causes it. While a mail
 * is being sent its `dueTime` is in the future, so that no other server sends it too.
 */
export const mails = pgTable(
  'mails',
  {
    _id: idColumn('_id').primaryKey(),
    recipient: text('recipient').notNull(),
    letter: text('letter').$type<TemplateName>().notNull(),
    locale: text('locale').$type<MailLocale>().notNull(),
    values: nested<MailValues>('values').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueTime: instant('due_time').notNull(),
  },
  (table) => [index('mails_due').on(table.dueTime)],
)
