import { createHash } from 'node:crypto'
import type { Menu, OrderDiscount } from '@comanda/contract'
import { canonicalJson } from '../../../records/canonical-json.ts'
import type { PricingShop, RuleBook } from '../../../tables/rule-books.ts'

/** A rule book with its id, which is its hash. */
export interface IdentifiedBook {
  readonly id: string
  readonly book: RuleBook
}

const rulesOf = (discounts: readonly OrderDiscount[]): OrderDiscount[] =>
  discounts.map(({ description: _description, image: _image, ...rule }) => rule)

const shopOf = ({ shop }: Menu): PricingShop => ({
  _id: shop._id,
  timeZone: shop.timeZone,
  dayEnds: shop.dayEnds,
  currency: shop.currency,
  discountBeforeServiceCharge: shop.discountBeforeServiceCharge,
  discountRoundFactor: shop.discountRoundFactor,
  discountRoundMethod: shop.discountRoundMethod,
  taxRoundFactor: shop.taxRoundFactor,
  taxRoundMethod: shop.taxRoundMethod,
  surchargeRoundFactor: shop.surchargeRoundFactor,
  surchargeRoundMethod: shop.surchargeRoundMethod,
  priceRoundFactor: shop.priceRoundFactor,
  priceRoundMethod: shop.priceRoundMethod,
})

const bookOf = (menu: Menu): RuleBook => ({
  shop: shopOf(menu),
  timeConditions: menu.timeConditions,
  taxSettings: menu.taxSettings,
  surchargeSettings: menu.surchargeSettings,
  discounts: rulesOf(menu.discounts),
  vipLevels: menu.vipLevels.map((level) => ({
    ...level,
    discountLists: (level.discountLists ?? []).map((list) => ({
      ...list,
      discounts: rulesOf(list.discounts),
    })),
  })),
})

/** Returns the hash of a rule book: of equal content, the same (BOOK-1.1). */
export const hashOf = (book: RuleBook): string =>
  createHash('sha256').update(canonicalJson(book)).digest('base64url')

const books = new WeakMap<Menu, IdentifiedBook>()

/** Returns the rule book of a menu: all that pricing reads besides the lines, the session and its member. */
export const ruleBookOf = (menu: Menu): IdentifiedBook => {
  const known = books.get(menu)
  if (known) return known
  const book = bookOf(menu)
  const identified = { id: hashOf(book), book }
  books.set(menu, identified)
  return identified
}
