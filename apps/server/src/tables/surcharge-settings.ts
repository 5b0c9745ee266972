import type { SurchargeSetting } from '@comanda/contract'
import { boolean, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, idList, money, nested } from '../database/columns.ts'

export const surchargeSettings = pgTable(
  'surcharge_settings',
  {
    _id: idColumn('_id').notNull(),
    shops: idList('shops'),
    name: nested<SurchargeSetting['name']>('name').notNull(),
    percent: doublePrecision('percent'),
    amountPerProduct: money('amount_per_product'),
    fixedAmount: money('fixed_amount'),
    amountPerPerson: money('amount_per_person'),
    discountable: boolean('discountable'),
    manual: boolean('manual'),
    orderType: nested<NonNullable<SurchargeSetting['orderType']>>('order_type'),
    rules: nested<NonNullable<SurchargeSetting['rules']>>('rules'),
    productMode: text('product_mode').$type<NonNullable<SurchargeSetting['productMode']>>(),
    order: integer('order'),
    status: text('status').$type<NonNullable<SurchargeSetting['status']>>(),
  },
  (table) => [primaryKey({ columns: [table._id] })],
)
