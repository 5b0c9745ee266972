import type { HandedCart, HandoffKind } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant, nested } from '../database/columns.ts'

/**
 * Carts and orders that wait to be taken by another device (HANDOFF-1). Nothing in a row says who a guest or a member is, and no code
 * can be read from one.
 */
export const handoffs = pgTable(
  'handoffs',
  {
    /** Random: who has it sees whether it was taken. */
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    kind: text('kind').$type<HandoffKind>().notNull(),
    codeHash: text('code_hash').notNull(),
    /** The kiosk that made it; of guests' phones nothing is stored. */
    device: idColumn('device'),
    /** The hash of its maker's idempotency key, and of what was sent with it. */
    keyHash: text('key_hash'),
    payloadHash: text('payload_hash').notNull(),
    cart: nested<HandedCart>('cart'),
    session: idColumn('session'),
    left: integer('left').notNull(),
    /** The hashes of the idempotency keys by which it was taken: each gets the same response again. */
    takes: nested<readonly string[]>('takes').notNull(),
    expires: instant('expires').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    uniqueIndex('handoffs_code').on(table.shop, table.codeHash),
    uniqueIndex('handoffs_key')
      .on(table.shop, table.keyHash)
      .where(sql`${table.keyHash} is not null`),
    index('handoffs_device')
      .on(table.shop, table.device)
      .where(sql`${table.device} is not null`),
    index('handoffs_expires').on(table.expires),
  ],
)
export type HandoffRow = typeof handoffs.$inferSelect

/**
 * The six digits that stand for a cart while its code shows, as hashes with the server's key. Who types them knows no shop: the
 * rows are few, and belong to none.
 */
export const handoffDigits = pgTable(
  'handoff_digits',
  {
    digitsHash: text('digits_hash').primaryKey(),
    shop: idColumn('shop').notNull(),
    handoff: idColumn('handoff').notNull(),
    expires: instant('expires').notNull(),
  },
  (table) => [index('handoff_digits_expires').on(table.expires)],
)
