import { compilePriceBook, type PastBook } from '@comanda/engine/pricing'
import type { RuleBook } from '../../../tables/rule-books.ts'

/** A stored rule book, compiled for pricing. */
export interface CompiledBook extends PastBook {
  readonly book: RuleBook
}

/** Compiles a book. Ordered lines carry all that pricing reads of products and choices (PRICE-3.6). */
export const compiledBook = (book: RuleBook): CompiledBook => {
  const { shop: _shop, vipLevels, ...rules } = book
  const prices = compilePriceBook({ products: [], productOptions: [], ...rules })
  return { book, vipLevels, prices }
}
