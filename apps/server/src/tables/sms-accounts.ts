import type { SmsAccount } from '@comanda/contract'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, idList, nested } from '../database/columns.ts'
import type { SealedText } from './payment-accounts.ts'

/** Contracts with providers of texts. `authToken` is what owners see of it; `sealed` is no field of the record. */
export const smsAccounts = pgTable(
  'sms_accounts',
  {
    _id: idColumn('_id').notNull(),
    provider: text('provider').$type<SmsAccount['provider']>().notNull(),
    mode: text('mode').$type<SmsAccount['mode']>().notNull(),
    shops: idList('shops'),
    accountSid: text('account_sid').notNull(),
    sender: text('sender').notNull(),
    country: text('country').notNull(),
    authToken: nested<SmsAccount['authToken']>('auth_token').notNull(),
    sealed: nested<SealedText>('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table._id] })],
)
export type SmsAccountRow = typeof smsAccounts.$inferSelect
