import { eq, gte } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { orders } from '../../../tables/orders.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
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
  session: string,
  readBook: ReadBook,
): Promise<ProvedBill | undefined> => {
  const state = await loadSession(database, session)
  if (!state) return undefined
  const { shop, type, pricedWith, result } = state.row
  const proof = await proveSession(state, readBook)
  return { session, shop, type, pricedWith, total: result.totals.total, proof }
}

/** Proves the bill of a session by its id, or by that of one of its orders; returns undefined if there is none. */
export const proveBill = async (
  database: Database,
  id: string,
): Promise<ProvedBill | undefined> => {
  const [order] = await database
    .select({ session: orders.session })
    .from(orders)
    .where(eq(orders._id, id))
  return prove(database, order?.session ?? id, createBookReader(database))
}

/** Proves the bills of all sessions with an order on or after a business day, `YYYY-MM-DD` (BOOK-2.2). */
export async function* proveBillsSince(
  database: Database,
  day: string,
): AsyncGenerator<ProvedBill, void> {
  const readBook = createBookReader(database)
  const sessions = await database
    .selectDistinct({ session: orders.session })
    .from(orders)
    .where(gte(orders.businessDay, day))
    .orderBy(orders.session)
  for (const { session } of sessions) {
    const bill = await prove(database, session, readBook)
    if (bill) yield bill
  }
}
