import type { ShopRole } from '@comanda/contract'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/** Invitations to work in a shop, by a hash of their code. A few rows a shop, found by the code alone: not stored by shop. */
export const invitations = pgTable(
  'invitations',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role').$type<ShopRole>().notNull(),
    inviter: idColumn('inviter').notNull(),
    codeHash: text('code_hash').notNull(),
    createTime: instant('create_time').notNull(),
    expires: instant('expires').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    uniqueIndex('invitations_of_address').on(table.shop, table.email),
    uniqueIndex('invitations_code').on(table.codeHash),
    index('invitations_email').on(table.email),
    index('invitations_expires').on(table.expires),
  ],
)
export type InvitationRow = typeof invitations.$inferSelect
