import type { TableSession } from '@comanda/contract'
import type { OrderType } from '@comanda/engine/catalog'
import type { SessionStatus } from '@comanda/shop-rules/sessions'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant, money } from '../database/columns.ts'

/**
 * The sessions of each member, with what lists of them filter and sort by and what ranks add up. Written in the transaction
 * that writes the session, which is stored by shop.
 */
export const memberSessions = pgTable(
  'member_sessions',
  {
    user: idColumn('user').notNull(),
    /** The session. */
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    type: text('type').$type<OrderType>().notNull(),
    status: text('status').$type<SessionStatus>().notNull(),
    tvStatus: text('tv_status').$type<TableSession['tvStatus']>().notNull(),
    createTime: instant('create_time').notNull(),
    endTime: instant('end_time'),
    /** The total of its bill. */
    total: money('total').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table._id] }),
    index('member_sessions_recent').on(table.user, table.createTime, table._id),
    // What ranks add up is read from the index alone.
    index('member_sessions_spent')
      .on(table.user, table.endTime, table.total)
      .where(sql`${table.status} = 'done' and ${table.type} <> 'topUp'`),
  ],
)
