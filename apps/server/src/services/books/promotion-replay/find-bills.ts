import type { ReplayData, ReplayedTo } from '@comanda/contract'
import { and, asc, between, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type LineRow, sessionLines } from '../../../tables/session-lines.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import type { PricedState } from '../../ordering/replay/prove-session.ts'

type Span = Pick<ReplayData, 'from' | 'to'>

/** The completed bills of a shop and span that are sales. */
const sold = (shop: string, { from, to }: Span): SQL | undefined =>
  and(
    eq(tableSessions.shop, shop),
    between(tableSessions.day, from, to),
    eq(tableSessions.status, 'done'),
    ne(tableSessions.type, 'topUp'),
  )

/** Returns how many bills shops completed in a span. */
export const countBills = async (
  database: Database,
  shops: readonly string[],
  span: Span,
): Promise<number> => {
  let count = 0
  for (const shop of shops) count += await database.$count(tableSessions, sold(shop, span))
  return count
}

/** The greatest number of eight hexadecimal digits, and one. */
const HASHES = 2 ** 32

/** The part of all bills that is replayed, 0 to 1: always the same ones, whichever shop and day they are of. */
const sampled = (share: number): SQL | undefined =>
  share >= 1
    ? undefined
    : sql`('x' || substr(md5(${tableSessions._id}), 1, 8))::bit(32)::bigint < ${Math.floor(share * HASHES)}::bigint`

const after = (last: Pick<ReplayedTo, 'day' | 'session'> | undefined): SQL | undefined =>
  last &&
  or(
    gt(tableSessions.day, last.day),
    and(eq(tableSessions.day, last.day), gt(tableSessions._id, last.session)),
  )

/** Which bills of a shop are read: those after the last one. */
export interface BillPage {
  readonly shop: string
  readonly span: Span
  readonly last: Pick<ReplayedTo, 'day' | 'session'> | undefined
  readonly share: number
  readonly most: number
}

/** Returns bills of a shop with what they are priced from, by business day and id. */
export const findBills = async (
  database: Database,
  { shop, span, last, share, most }: BillPage,
): Promise<readonly PricedState[]> => {
  const from = last?.day ?? span.from
  const rows = await database
    .select()
    .from(tableSessions)
    .where(and(sold(shop, { from, to: span.to }), after(last), sampled(share)))
    .orderBy(asc(tableSessions.day), asc(tableSessions._id))
    .limit(most)
  if (rows.length === 0) return []
  const ids = rows.map(({ _id }) => _id)
  const lines = await database
    .select()
    .from(sessionLines)
    .where(and(eq(sessionLines.shop, shop), inArray(sessionLines.session, ids)))
    .orderBy(asc(sessionLines.position))
  const bySession = new Map<string, LineRow[]>()
  for (const line of lines) {
    const own = bySession.get(line.session)
    if (own) own.push(line)
    else bySession.set(line.session, [line])
  }
  return rows.map((row) => ({ row, lines: bySession.get(row._id) ?? [] }))
}
