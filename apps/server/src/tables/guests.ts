import type { Guest, GuestChange, GuestFile } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { boolean, idColumn, instant } from '../database/columns.ts'

/** A change of a file; `staff` is the account of who made it. */
export interface StoredGuestChange extends Omit<GuestChange, 'name'> {
  readonly staff?: string
}

/** The digits by which a number is looked for: all of its spellings end with them (ACC-1.2). */
export const phoneDigits = 7

/**
 * The files of persons, for all shops (GUEST-1.1): members, and guests who are known by a phone or an e-mail address. One that
 * is merged into another stays as it is, so that undoing the merge restores both (GUEST-3.2).
 */
export const guests = pgTable(
  'guests',
  {
    _id: idColumn('_id').notNull(),
    user: idColumn('user'),
    phone: text('phone'),
    /** In lower case. */
    email: text('email'),
    name: text('name'),
    note: text('note'),
    tags: jsonb('tags').$type<readonly string[]>(),
    allergens: jsonb('allergens').$type<NonNullable<GuestFile['allergens']>>(),
    languages: jsonb('languages').$type<NonNullable<GuestFile['languages']>>(),
    advertising: boolean('advertising'),
    /** The file that this one is a part of. */
    into: idColumn('into'),
    mergedTime: instant('merged_time'),
    createTime: instant('create_time').notNull(),
    /** What was done with it, the latest last. */
    history: jsonb('history').$type<readonly StoredGuestChange[]>().notNull().default([]),
    version: integer('version').$type<Guest['version']>().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    uniqueIndex('guests_user').on(table.user),
    index('guests_phone_ending').on(
      sql`right(regexp_replace(${table.phone}, '[^0-9]', '', 'g'), ${sql.raw(String(phoneDigits))})`,
    ),
    index('guests_phone_last_four').on(
      sql`right(regexp_replace(${table.phone}, '[^0-9]', '', 'g'), 4)`,
    ),
    index('guests_email').on(table.email),
    index('guests_name_begin').on(sql`lower(${table.name}) collate "C"`),
    index('guests_parts')
      .on(table.into)
      .where(sql`${table.into} is not null`),
  ],
)
export type GuestRow = typeof guests.$inferSelect
