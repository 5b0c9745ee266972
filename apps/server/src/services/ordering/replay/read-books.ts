import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type RuleBook, ruleBooks } from '../../../tables/rule-books.ts'
import { type CompiledBook, compiledBook } from '../pricing/compiled-book.ts'
import { hashOf } from '../pricing/rule-book.ts'

/** Returns a shop's rule book by its id, or undefined if there is none, or its content has another hash (BOOK-2.3). */
export type ReadBook = (shop: string, id: string) => Promise<CompiledBook | undefined>

/** Returns a reader that reads each book once, and compiles it after a change if one is given. */
export const createBookReader = (
  database: Database,
  changed = (book: RuleBook): RuleBook => book,
): ReadBook => {
  const known = new Map<string, CompiledBook | undefined>()
  return async (shop, id) => {
    const key = `${shop} ${id}`
    if (!known.has(key)) {
      const [row] = await database
        .select({ book: ruleBooks.book })
        .from(ruleBooks)
        .where(and(eq(ruleBooks.shop, shop), eq(ruleBooks.id, id)))
      known.set(key, row && hashOf(row.book) === id ? compiledBook(changed(row.book)) : undefined)
    }
    return known.get(key)
  }
}
