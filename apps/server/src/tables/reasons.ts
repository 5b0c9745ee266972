import type { Reason } from '@comanda/contract'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, nested } from '../database/columns.ts'

/** Why staff change bills. Those without a shop are the group's, so they are not stored by shop. */
export const reasons = pgTable('reasons', {
  _id: idColumn('_id').primaryKey(),
  shop: idColumn('shop'),
  kind: text('kind').$type<Reason['kind']>().notNull(),
  name: nested<Reason['name']>('name').notNull(),
  stockBack: boolean('stock_back'),
  order: integer('order'),
  status: text('status').$type<NonNullable<Reason['status']>>(),
})
