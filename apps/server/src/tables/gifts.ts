import type { Gift } from '@comanda/contract'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, idList, nested } from '../database/columns.ts'

export const gifts = pgTable(
  'gifts',
  {
    _id: idColumn('_id').notNull(),
    name: nested<Gift['name']>('name').notNull(),
    description: nested<NonNullable<Gift['description']>>('description'),
    image: idColumn('image'),
    coupon: idColumn('coupon').notNull(),
    point: integer('point').notNull(),
    quantity: integer('quantity'),
    limitPerUser: integer('limit_per_user'),
    shops: idList('shops'),
    startDate: text('start_date'),
    endDate: text('end_date'),
    order: integer('order'),
    status: text('status').$type<NonNullable<Gift['status']>>(),
  },
  (table) => [primaryKey({ columns: [table._id] })],
)
