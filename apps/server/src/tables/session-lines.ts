import type { PickedNames, TicketLine } from '@comanda/contract'
import type { CartLine } from '@comanda/engine/cart'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { StockDemand } from './product-stocks.ts'
import { money } from '../database/columns.ts'

/** A line's choices, as the engine reads them again; prices are in columns of their own. */
export type PickedLine = Omit<CartLine, 'id' | 'product' | 'quantity' | 'status' | 'ordered'>

/** The names under which a line was sold, and what the kitchen prints with it. */
export interface SoldNames extends Pick<TicketLine, 'name'> {
  readonly options: readonly PickedNames[]
  /** Absent from lines that were sold before these were stored. */
  readonly kitchen?: Pick<
    TicketLine,
    'shortName' | 'kitchenPrinters' | 'waterBars' | 'printerColor' | 'kitchenGroup'
  >
  /** How it was weighed, if it was. */
  readonly weighed?: TicketLine['weighed']
  /** The stations that make it (KITCHEN-2.2). Absent from lines that were sold before there were tickets: they have none. */
  readonly made?: MadeAt
}

/** The stations of a line as they were when it was ordered, so that a later change goes to the same ones. */
export interface MadeAt {
  /** Those that make it; null is the one kitchen of a shop without stations. */
  readonly at: readonly (string | null)[]
  /** Those that put it together with the others. */
  readonly expo: readonly string[]
  /** The picked names without those that are hidden from the kitchen, if some are. */
  readonly options?: readonly PickedNames[]
}

/**
 * Ordered lines of sessions. The price parts and the facts of the product are frozen in integer cents (PRICE-3.6), and
 * so are the names: the catalogue may change or lose the product.
 */
export const sessionLines = pgTable(
  'session_lines',
  {
    shop: text('shop').notNull(),
    session: text('session').notNull(),
    id: text('id').notNull(),
    /** The order that contains it. */
    order: text('order_id').notNull(),
    position: integer('position').notNull(),
    product: text('product').notNull(),
    quantity: integer('quantity').notNull(),
    status: text('status').$type<TicketLine['status']>().notNull().default('pending'),
    productPart: money('product_part').notNull(),
    enjoying: money('enjoying').notNull(),
    other: money('other').notNull(),
    category: text('category'),
    subCategory: text('sub_category'),
    taxClass: text('tax_class'),
    discountable: boolean('discountable').notNull(),
    freeSurcharge: boolean('free_surcharge').notNull(),
    /** What it took from counted stocks, to return it if the line is voided. */
    taken: jsonb('taken').$type<readonly StockDemand[]>().notNull(),
    picked: jsonb('picked').$type<PickedLine>().notNull(),
    names: jsonb('names').$type<SoldNames>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.session, table.id] }),
    index('session_lines_order').on(table.shop, table.order),
  ],
)
export type LineRow = typeof sessionLines.$inferSelect
