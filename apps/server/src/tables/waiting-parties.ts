import type { WaitingParty } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/** Parties that wait, or have waited, for a table. The `_id` is random: it gives a guest access. */
export const waitingParties = pgTable(
  'waiting_parties',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    number: integer('number').notNull(),
    /** The business day on which it came. */
    date: date('date', { mode: 'string' }).notNull(),
    status: text('status').$type<WaitingParty['status']>().notNull(),
    guests: integer('guests').notNull(),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    remark: text('remark'),
    allergens: jsonb('allergens').$type<NonNullable<WaitingParty['allergens']>>(),
    locale: text('locale').$type<NonNullable<WaitingParty['locale']>>(),
    source: text('source').$type<WaitingParty['source']>().notNull(),
    rank: doublePrecision('rank').notNull(),
    createTime: instant('create_time').notNull(),
    quotedMinutes: integer('quoted_minutes'),
    quotedError: integer('quoted_error'),
    calls: integer('calls').notNull().default(0),
    calledTime: instant('called_time'),
    /** The text of its last call. */
    sms: idColumn('sms'),
    statusBefore: text('status_before').$type<WaitingParty['status']>(),
    statusTime: instant('status_time'),
    seatedTime: instant('seated_time'),
    session: idColumn('session'),
    table: idColumn('table'),
    /** When what says who they are is removed (WAIT-5.1); null once it is. */
    forgetTime: instant('forget_time'),
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('waiting_parties_by_id').on(table._id),
    uniqueIndex('waiting_parties_number').on(table.shop, table.date, table.number),
    index('waiting_parties_open')
      .on(table.shop, table.rank)
      .where(sql`${table.status} in ('waiting', 'called', 'coming')`),
    index('waiting_parties_recent').on(table.shop, table.createTime),
    index('waiting_parties_forget')
      .on(table.forgetTime)
      .where(sql`${table.forgetTime} is not null`),
    index('waiting_parties_old').on(table.createTime),
  ],
)
export type WaitingPartyRow = typeof waitingParties.$inferSelect
