import type { VipLevel } from '@comanda/contract'
import { boolean, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, nested } from '../database/columns.ts'

export const vipLevels = pgTable(
  'vip_levels',
  {
    _id: idColumn('_id').notNull(),
    name: nested<VipLevel['name']>('name').notNull(),
    status: text('status').$type<VipLevel['status']>().notNull(),
    orderDiscount: doublePrecision('order_discount'),
    beforeServiceCharge: boolean('before_service_charge'),
    discountLists: nested<NonNullable<VipLevel['discountLists']>>('discount_lists'),
  },
  (table) => [primaryKey({ columns: [table._id] })],
)
