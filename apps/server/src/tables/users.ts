import type { User } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { boolean, idColumn, instant, nested } from '../database/columns.ts'

/** Member numbers, in sequence; `next_member_number()` leaves out those that came with a file (IMPORT-6.3). */
export const memberNumbers = pgSequence('member_numbers', { startWith: 100_001 })

/**
 * Accounts. `passwordHash` is argon2id and not a field of the record, so no response can contain it. `tokenGeneration`
 * increases when all tokens of the account are revoked. `emailVerified`: a mailed code or a provider has verified the
 * address.
 */
export const users = pgTable(
  'users',
  {
    _id: idColumn('_id').notNull(),
    email: text('email'),
    phone: text('phone'),
    name: text('name'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    dob: text('dob'),
    /** The carrier of the member's Taiwan invoices, if they want it to be remembered. */
    invoiceCarrier: text('invoice_carrier'),
    locale: text('locale').$type<NonNullable<User['locale']>>(),
    memberNumber: text('member_number')
      .notNull()
      .default(sql`next_member_number()`),
    staff: nested<NonNullable<User['staff']>>('staff'),
    ranks: nested<NonNullable<User['ranks']>>('ranks'),
    avatar: idColumn('avatar'),
    vipLevel: idColumn('vip_level'),
    vipExpires: instant('vip_expires'),
    passwordHash: text('password_hash'),
    emailVerified: boolean('email_verified').notNull().default(false),
    tokenGeneration: integer('token_generation').notNull().default(0),
    createTime: instant('create_time')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_member_number').on(table.memberNumber),
    index('users_by_name').on(table.name, table._id),
    index('users_by_email').on(table.email, table._id),
    index('users_recent').on(table.createTime, table._id),
    index('users_staff').using('gin', table.staff),
    index('users_by_phone').on(table.phone),
    index('users_phone_ending').on(
      sql`right(regexp_replace(${table.phone}, '[^0-9]', '', 'g'), 4)`,
    ),
    index('users_name_begin').on(sql`lower(${table.name}) collate "C"`),
    index('users_phone').on(sql`regexp_replace(${table.phone}, '[^0-9+]', '', 'g')`),
  ],
)
