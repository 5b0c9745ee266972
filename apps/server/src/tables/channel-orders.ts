import type { ChannelOrder } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant, money, nested } from '../database/columns.ts'

/** Orders of channels: what the channel says of each. One that was cancelled before it came has no order. */
export const channelOrders = pgTable(
  'channel_orders',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    channel: idColumn('channel').notNull(),
    number: text('number').notNull(),
    session: idColumn('session'),
    order: idColumn('order_id'),
    cancelledTime: instant('cancelled_time'),
    total: money('total').notNull(),
    commission: money('commission').notNull(),
    paidThere: boolean('paid_there').notNull(),
    businessDay: date('business_day', { mode: 'string' }),
    /** Who ordered and who fetches it: removed 30 days after it came. */
    customer: nested<NonNullable<ChannelOrder['customer']>>('customer'),
    courier: nested<NonNullable<ChannelOrder['courier']>>('courier'),
    /** When the channel said who fetches it. */
    courierTime: instant('courier_time'),
    differences: nested<ChannelOrder['differences']>('differences').notNull(),
    createTime: instant('create_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('channel_orders_id').on(table._id),
    // An order that is sent twice is one.
    uniqueIndex('channel_orders_number').on(table.shop, table.channel, table.number),
    index('channel_orders_of_order').on(table.shop, table.order),
    index('channel_orders_of_session').on(table.shop, table.session),
    index('channel_orders_of_day').on(table.shop, table.businessDay),
    index('channel_orders_recent').on(table.shop, table.createTime, table._id),
    index('channel_orders_of_all').on(table.createTime, table._id),
    // For the job that forgets guests.
    index('channel_orders_to_forget')
      .on(table.createTime)
      .where(sql`${table.customer} is not null or ${table.courier} is not null`),
  ],
)
export type ChannelOrderRow = typeof channelOrders.$inferSelect
