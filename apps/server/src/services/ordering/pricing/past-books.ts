import type { Menu } from '@comanda/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../database/connect.ts'
import { ruleBooks } from '../../../tables/rule-books.ts'
import type { LineRow } from '../../../tables/session-lines.ts'
import { type CompiledBook, compiledBook } from './compiled-book.ts'
import { ruleBookOf } from './rule-book.ts'

/** The books that lines were priced with, besides the current one, by id. */
export type PastBooks = ReadonlyMap<string, CompiledBook>

/** Of no line. */
export const noBooks: PastBooks = new Map()

/** Books that a server has compiled; a bill is seldom open across more than one change of the rules. */
const known = new LRUCache<string, CompiledBook>({ max: 100 })

/** Returns the ids of the books that lines name, but for the current one. */
export const booksNamed = (
  menu: Menu,
  lines: readonly Pick<LineRow, 'picked'>[],
): readonly string[] => {
  const current = ruleBookOf(menu).id
  return [...new Set(lines.flatMap(({ picked }) => picked.book ?? []))].filter(
    (id) => id !== current,
  )
}

/** Returns the books that lines were priced with. Reads none if all were priced with the current one (PRICE-9.1). */
export const pastBooks = async (
  database: Database,
  menu: Menu,
  lines: readonly Pick<LineRow, 'picked'>[],
): Promise<PastBooks> => {
  const named = booksNamed(menu, lines)
  if (named.length === 0) return noBooks
  const { _id: shop } = menu.shop
  const missing = named.filter((id) => !known.has(`${shop} ${id}`))
  const read =
    missing.length === 0
      ? []
      : await database
          .select({ id: ruleBooks.id, book: ruleBooks.book })
          .from(ruleBooks)
          .where(and(eq(ruleBooks.shop, shop), inArray(ruleBooks.id, [...missing])))
  const found = new Map(read.map(({ id, book }) => [id, compiledBook(book)]))
  for (const [id, book] of found) known.set(`${shop} ${id}`, book)
  return new Map(
    named.flatMap((id) => {
      const book = found.get(id) ?? known.get(`${shop} ${id}`)
      return book ? [[id, book] as const] : []
    }),
  )
}
