import type { Menu } from '@comanda/contract'
import type { Shop } from '@comanda/engine/catalog'
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** The fields of a shop that pricing reads. */
export type PricingShop = Pick<
  Shop,
  | '_id'
  | 'timeZone'
  | 'dayEnds'
  | 'currency'
  | 'discountBeforeServiceCharge'
  | 'discountRoundFactor'
  | 'discountRoundMethod'
  | 'taxRoundFactor'
  | 'taxRoundMethod'
  | 'surchargeRoundFactor'
  | 'surchargeRoundMethod'
  | 'priceRoundFactor'
  | 'priceRoundMethod'
>

/** By which rules a shop prices what was ordered. Lists are in the order in which pricing reads them. */
export interface RuleBook extends Pick<
  Menu,
  'timeConditions' | 'taxSettings' | 'surchargeSettings' | 'discounts' | 'vipLevels'
> {
  readonly shop: PricingShop
}

/**
 * Rule books; `id` is the hash of a book's canonical JSON. A database trigger refuses any change: each bill names the book
 * that it was priced with (BOOK-2.1).
 */
export const ruleBooks = pgTable(
  'rule_books',
  {
    shop: text('shop').notNull(),
    id: text('id').notNull(),
    book: jsonb('book').$type<RuleBook>().notNull(),
    /** When it was first used. */
    time: instant('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shop, table.id] })],
)
