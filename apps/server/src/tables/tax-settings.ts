import type { TaxSetting } from '@comanda/contract'
import { boolean, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, idList, nested } from '../database/columns.ts'

export const taxSettings = pgTable(
  'tax_settings',
  {
    _id: idColumn('_id').notNull(),
    shops: idList('shops'),
    name: nested<TaxSetting['name']>('name').notNull(),
    percent: doublePrecision('percent').notNull(),
    included: boolean('included'),
    priceTypes: nested<NonNullable<TaxSetting['priceTypes']>>('price_types'),
    surcharges: nested<NonNullable<TaxSetting['surcharges']>>('surcharges'),
    taxGroup: text('tax_group'),
    taxClass: text('tax_class'),
    orderType: nested<NonNullable<TaxSetting['orderType']>>('order_type'),
    rules: nested<NonNullable<TaxSetting['rules']>>('rules'),
    productMode: text('product_mode').$type<NonNullable<TaxSetting['productMode']>>(),
    disabled: boolean('disabled'),
    order: integer('order'),
    status: text('status').$type<NonNullable<TaxSetting['status']>>(),
  },
  (table) => [primaryKey({ columns: [table._id] })],
)
