import type { ProductOption } from '@comanda/contract'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, nested, shopOrAll } from '../database/columns.ts'

export const productOptions = pgTable(
  'product_options',
  {
    _id: idColumn('_id').notNull(),
    shop: shopOrAll('shop').notNull().default(''),
    name: nested<ProductOption['name']>('name').notNull(),
    type: text('type').$type<NonNullable<ProductOption['type']>>(),
    choices: nested<ProductOption['choices']>('choices').notNull(),
    required: boolean('required'),
    multiple: boolean('multiple'),
    minPick: integer('min_pick'),
    maxPick: integer('max_pick'),
    allowQuantity: boolean('allow_quantity'),
    minQuantity: integer('min_quantity'),
    maxQuantity: integer('max_quantity'),
    allowSameValue: boolean('allow_same_value'),
    partsPrice: text('parts_price').$type<NonNullable<ProductOption['partsPrice']>>(),
    enjoyDiscount: boolean('enjoy_discount'),
    allowedOrderType: nested<NonNullable<ProductOption['allowedOrderType']>>('allowed_order_type'),
    timeConditions: nested<NonNullable<ProductOption['timeConditions']>>('time_conditions'),
    draft: boolean('draft'),
    hideInKitchen: boolean('hide_in_kitchen'),
    printerColor: text('printer_color'),
    autoMergeGreedy: boolean('auto_merge_greedy'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('product_options_id').on(table._id),
  ],
)
