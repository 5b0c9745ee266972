import type { PaymentMethod } from '@comanda/contract'
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, idList, money, nested } from '../database/columns.ts'

export const paymentMethods = pgTable(
  'payment_methods',
  {
    _id: idColumn('_id').notNull(),
    name: nested<PaymentMethod['name']>('name').notNull(),
    type: text('type').$type<PaymentMethod['type']>().notNull(),
    shops: idList('shops'),
    orderType: nested<NonNullable<PaymentMethod['orderType']>>('order_type'),
    order: integer('order'),
    status: text('status').$type<NonNullable<PaymentMethod['status']>>(),
    account: idColumn('account'),
    channel: text('channel'),
    surcharge: nested<NonNullable<PaymentMethod['surcharge']>>('surcharge'),
    least: money('least'),
    most: money('most'),
    /** Of the account's provider, which never changes. */
    call: text('call').$type<NonNullable<PaymentMethod['call']>>(),
    /** Whether the account is of mode `sandbox`, which never changes either; null otherwise. */
    sandbox: boolean('sandbox').$type<true>(),
  },
  (table) => [primaryKey({ columns: [table._id] })],
)
