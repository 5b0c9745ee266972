import type { Approval } from '@comanda/contract'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant, money, nested } from '../database/columns.ts'

/**
 * Requests of staff that an owner decides. A few a day; owners list them over all shops, so they are not stored by shop.
 */
export const approvals = pgTable(
  'approvals',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    action: text('action').$type<Approval['action']>().notNull(),
    /** The member who is credited; null for a refund. */
    user: idColumn('user'),
    unit: text('unit').$type<Approval['unit']>().notNull(),
    amount: money('amount').notNull(),
    note: text('note').notNull(),
    expires: instant('expires'),
    refund: nested<NonNullable<Approval['refund']>>('refund'),
    orders: nested<NonNullable<Approval['orders']>>('orders'),
    status: text('status').$type<Approval['status']>().notNull(),
    /** The staff who requested it. */
    actor: idColumn('actor').notNull(),
    /** The owner who decided. */
    approver: idColumn('approver'),
    createTime: instant('create_time').notNull(),
    decideTime: instant('decide_time'),
    /** The entry of the member's ledger that it became, or the session that was refunded. */
    record: idColumn('record'),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    index('approvals_recent').on(table.createTime, table._id),
    index('approvals_of_shop').on(table.shop, table.status, table.createTime, table._id),
    index('approvals_of_status').on(table.status, table.createTime, table._id),
    index('approvals_of_member').on(table.user),
  ],
)
export type ApprovalRow = typeof approvals.$inferSelect
