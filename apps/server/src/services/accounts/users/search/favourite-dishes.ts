import type { MemberSummary } from '@comanda/contract'
import { and, asc, desc, eq, inArray, ne, sql, sum } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { sessionLines } from '../../../../tables/session-lines.ts'

const mostFavourites = 5
/** The visits of which the dishes count. */
export const lastVisits = 30

/** Returns the dishes that were ordered most in sessions of a shop. */
export const favouriteDishes = async (
  database: Database,
  shop: string,
  sessions: readonly string[],
): Promise<MemberSummary['favourites']> => {
  if (sessions.length === 0) return []
  const rows = await database
    .select({
      product: sessionLines.product,
      quantity: sum(sessionLines.quantity).mapWith(Number),
      names: sql<MemberSummary['favourites'][number]>`(array_agg(${sessionLines.names}))[1]`,
    })
    .from(sessionLines)
    .where(
      and(
        eq(sessionLines.shop, shop),
        inArray(sessionLines.session, [...sessions]),
        ne(sessionLines.status, 'cancel'),
        // What is in a set is not what the guest ordered.
        sql`${sessionLines.picked} ->> 'fromProduct' is null`,
      ),
    )
    .groupBy(sessionLines.product)
    .orderBy(desc(sum(sessionLines.quantity)), asc(sessionLines.product))
    .limit(mostFavourites)
  return rows.map(({ product, quantity, names: { name } }) => ({ product, quantity, name }))
}
