import type { Order, OrderStatus } from '@comanda/contract'
import type { OrderType } from '@comanda/engine/catalog'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, money, nested } from '../database/columns.ts'

/** Placed orders. `number` counts by shop and business day; `total` is in integer cents. */
export const orders = pgTable(
  'orders',
  {
    _id: text('_id').notNull(),
    shop: text('shop').notNull(),
    session: text('session').notNull(),
    seq: integer('seq').notNull(),
    businessDay: date('business_day', { mode: 'string' }).notNull(),
    number: integer('number').notNull(),
    /** Of an order that is on two bills since one was split: 1, 2, 3 … beside the first, 0. */
    part: integer('part').notNull().default(0),
    type: text('type').$type<OrderType>().notNull(),
    tableName: text('table_name'),
    /** The stand that its guest took to the table (KIOSK-8.3). */
    tentNumber: integer('tent_number'),
    /** Who placed it; null in those of before this was stored. */
    source: text('source').$type<Order['source']>(),
    channel: nested<NonNullable<Order['channel']>>('channel'),
    status: text('status').$type<OrderStatus>().notNull(),
    total: money('total').notNull(),
    remark: text('remark'),
    contactName: text('contact_name'),
    licensePlate: text('license_plate'),
    /** The key of the device that placed it, among those of its table (ORDER-4.4). */
    guest: text('guest'),
    phone: text('phone'),
    pickupTime: instant('pickup_time'),
    createTime: instant('create_time').notNull(),
    /** Until when an order to pay may be paid (PAY-4.1). */
    payUntil: instant('pay_until'),
    /** When the server next sees to an order that was to be paid by now; set while its status is toPay. */
    payCheckTime: instant('pay_check_time'),
    /** When an order that was to be paid first came to the kitchen. */
    receivedTime: instant('received_time'),
    /** Until when staff accept it (ORDER-7.2); null once they have, and in an order that does not wait. */
    acceptUntil: instant('accept_until'),
    acceptedTime: instant('accepted_time'),
    declined: nested<NonNullable<Order['declined']>>('declined'),
    /** When it is to be ready, as its diner reads it; the first one is never changed (KITCHEN-6.4). */
    estimatedTime: instant('estimated_time'),
    firstEstimatedTime: instant('first_estimated_time'),
    preparingTime: instant('preparing_time'),
    readyTime: instant('ready_time'),
    completedTime: instant('completed_time'),
    cancelledTime: instant('cancelled_time'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('orders_id').on(table._id),
    uniqueIndex('orders_seq').on(table.shop, table.session, table.seq),
    uniqueIndex('orders_number_part').on(table.shop, table.businessDay, table.number, table.part),
    index('orders_recent').on(table.shop, table.createTime, table._id),
    index('orders_by_status').on(table.shop, table.status, table.createTime),
    // The kitchen's board, oldest first: a shop's first order may be years old.
    index('orders_open')
      .on(table.shop, table.createTime, table._id)
      .where(sql`${table.status} in ('received', 'preparing', 'ready')`),
    // For the sweep of orders that were not paid in time.
    index('orders_to_pay')
      .on(table.payCheckTime)
      .where(sql`${table.status} = 'toPay'`),
    // For the job that declines what nobody has accepted.
    index('orders_to_accept')
      .on(table.acceptUntil)
      .where(sql`${table.acceptUntil} is not null`),
    // The list of a chain over all its shops.
    index('orders_of_all').on(table.createTime, table._id),
  ],
)
export type OrderRow = typeof orders.$inferSelect
