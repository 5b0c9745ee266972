import { compilePriceBook, type PriceBook } from '@comanda/engine/pricing'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type RuleBook, ruleBooks } from '../../../tables/rule-books.ts'
import { hashOf } from '../pricing/rule-book.ts'

/** A stored rule book, compiled for pricing. */
export interface CompiledBook {
  readonly book: RuleBook
  readonly prices: PriceBook
}

/** Returns a shop's rule book by its id, or undefined if there is none, or its content has another hash (BOOK-2.3). */
export type ReadBook = (shop: string, id: string) => Promise<CompiledBook | undefined>

/** Compiles a book. Ordered lines carry all that pricing reads of products and choices (PRICE-3.6). */
const compiled = (book: RuleBook): CompiledBook => {
  const { shop: _shop, vipLevels: _vipLevels, ...rules } = book
  return { book, prices: compilePriceBook({ products: [], productOptions: [], ...rules }) }
}

/** Returns a reader that reads each book once. */
export const createBookReader = (database: Database): ReadBook => {
  const known = new Map<string, CompiledBook | undefined>()
  return async (shop, id) => {
    const key = `${shop} ${id}`
    if (!known.has(key)) {
      const [row] = await database
        .select({ book: ruleBooks.book })
        .from(ruleBooks)
        .where(and(eq(ruleBooks.shop, shop), eq(ruleBooks.id, id)))
      known.set(key, row && hashOf(row.book) === id ? compiled(row.book) : undefined)
    }
    return known.get(key)
  }
}
