import type { Menu } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { ruleBooks } from '../../../tables/rule-books.ts'
import { ruleBookOf } from './rule-book.ts'

/** The ids of the books that this server knows to be stored. */
const stored = new WeakMap<Database, Set<string>>()

/**
 * Stores the rule book of a menu, unless it is known to be stored (BOOK-1.3). It is done before the transaction that prices
 * with it, so that none waits for another's.
 */
export const storeBook = async (database: Database, menu: Menu, now: Date): Promise<void> => {
  const { id, book } = ruleBookOf(menu)
  const known = stored.get(database) ?? new Set()
  if (known.has(id)) return
  const { _id: shop } = menu.shop
  await database
    .insert(ruleBooks)
    .values({ shop, id, book, time: now.toISOString() })
    .onConflictDoNothing()
  stored.set(database, known.add(id))
}
