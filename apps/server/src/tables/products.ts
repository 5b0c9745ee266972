import type { Product } from '@comanda/contract'
import { isNotNull } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, money, nested } from '../database/columns.ts'

export const products = pgTable(
  'products',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    name: nested<Product['name']>('name').notNull(),
    shortName: nested<NonNullable<Product['shortName']>>('short_name'),
    description: nested<NonNullable<Product['description']>>('description'),
    code: text('code'),
    images: nested<NonNullable<Product['images']>>('images'),
    marks: nested<NonNullable<Product['marks']>>('marks'),
    allergens: nested<NonNullable<Product['allergens']>>('allergens'),
    order: integer('order'),
    price: money('price').notNull(),
    openPrice: nested<NonNullable<Product['openPrice']>>('open_price'),
    dayPrice: nested<NonNullable<Product['dayPrice']>>('day_price'),
    byWeight: nested<NonNullable<Product['byWeight']>>('by_weight'),
    discountMapping: nested<NonNullable<Product['discountMapping']>>('discount_mapping'),
    priceModifiers: nested<NonNullable<Product['priceModifiers']>>('price_modifiers'),
    category: idColumn('category'),
    subCategory: idColumn('sub_category'),
    taxClass: text('tax_class'),
    options: nested<NonNullable<Product['options']>>('options'),
    sections: nested<NonNullable<Product['sections']>>('sections'),
    timeConditions: nested<NonNullable<Product['timeConditions']>>('time_conditions'),
    ingredients: nested<NonNullable<Product['ingredients']>>('ingredients'),
    ingredientModifiers:
      nested<NonNullable<Product['ingredientModifiers']>>('ingredient_modifiers'),
    kitchenPrinters: nested<NonNullable<Product['kitchenPrinters']>>('kitchen_printers'),
    waterBars: nested<NonNullable<Product['waterBars']>>('water_bars'),
    printerColor: text('printer_color'),
    kitchenGroup: text('kitchen_group'),
    notGoKitchen: boolean('not_go_kitchen'),
    notGoWaterBar: boolean('not_go_water_bar'),
    setOrderOrGiftOnly: boolean('set_order_or_gift_only'),
    hideFromOnline: boolean('hide_from_online'),
    eatInOnly: boolean('eat_in_only'),
    freeSurcharge: boolean('free_surcharge'),
    discountable: boolean('discountable'),
    autoMerge: boolean('auto_merge'),
    topUp: money('top_up'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('products_id').on(table._id),
    // The lists over all shops.
    index('products_by_order').on(table.order, table._id),
    index('products_by_price').on(table.price, table._id),
    index('products_by_code').on(table.code, table._id),
    index('products_day_price').on(table.shop).where(isNotNull(table.dayPrice)),
    index('products_category').on(table.shop, table.category, table.order, table._id),
  ],
)
