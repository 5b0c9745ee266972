import type { User } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, nested } from '../../database/columns.ts'

/** Accounts. `passwordHash` is argon2id and is no field of the record: no answer can hold it. */
export const users = pgTable(
  'users',
  {
    _id: idColumn('_id').notNull(),
    email: text('email'),
    phone: text('phone'),
    name: text('name'),
    staff: nested<NonNullable<User['staff']>>('staff'),
    ranks: nested<NonNullable<User['ranks']>>('ranks'),
    avatar: idColumn('avatar'),
    vipLevel: idColumn('vip_level'),
    passwordHash: text('password_hash'),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
  ],
)
