import { and, eq, gte } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { ShopDirectory } from '../../../shop-directory/shop-directory.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { orderShops } from '../queries/find-orders.ts'
import { inShopOfSession } from '../../../shop-directory/in-shop-of-session.ts'
import { loadSession } from '../queries/load-session.ts'
import { type Proof, proveSession } from './prove-session.ts'
import { createBookReader, type ReadBook } from './read-books.ts'

/** The stored price of a session, and whether its rule book gives it. */
export interface ProvedBill extends Pick<SessionRow, 'shop' | 'type' | 'pricedWith'> {
  readonly session: string
  readonly total: number
  readonly proof: Proof
}

const prove = async (
  database: Database,
  { shop, session }: Pick<OrderRow, 'shop' | 'session'>,
  readBook: ReadBook,
): Promise<ProvedBill | undefined> => {
  const state = await loadSession(database, shop, session)
  if (!state) return undefined
  const { type, pricedWith, result } = state.row
  const proof = await proveSession(state, readBook)
  return { session, shop, type, pricedWith, total: result.totals.total, proof }
}

/** Proves the bill of a session by its id, or by that of one of its orders; returns undefined if there is none. */
export const proveBill = async (
  database: Database,
  id: string,
): Promise<ProvedBill | undefined> => {
  const within = { reads: database, shopDirectory: new ShopDirectory() }
  const order = await within.shopDirectory.readByShop(database, orderShops, id, async (shop) => {
    const [row] = await database
      .select({ session: orders.session })
      .from(orders)
      .where(and(eq(orders.shop, shop), eq(orders._id, id)))
    return row
  })
  const session = order?.session ?? id
  return inShopOfSession(within, session, (shop) =>
    prove(database, { shop, session }, createBookReader(database)),
  )
}

/** Proves the bills of all sessions with an order on or after a business day, `YYYY-MM-DD` (BOOK-2.2). */
export async function* proveBillsSince(
  database: Database,
  day: string,
): AsyncGenerator<ProvedBill, void> {
  const readBook = createBookReader(database)
  const sessions = await database
    .selectDistinct({ shop: orders.shop, session: orders.session })
    .from(orders)
    .where(gte(orders.businessDay, day))
    .orderBy(orders.session)
  for (const one of sessions) {
    const bill = await prove(database, one, readBook)
    if (bill) yield bill
  }
}
