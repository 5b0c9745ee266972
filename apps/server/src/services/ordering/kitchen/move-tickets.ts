import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { writeBehind } from '../../../database/transaction.ts'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { groupBy } from '../../../records/group-by.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { type TicketRow, tickets } from '../../../tables/tickets.ts'
import { noteTickets } from './written-tickets.ts'

/** Where orders are from now on. */
type Place = Pick<SessionRow, 'shop' | '_id' | 'tableName'>

/** Returns a note that the dishes of an open ticket go to another table. */
const noteOf = (rows: readonly TicketRow[], movedFrom: string | null, now: Date): TicketRow[] => {
  const open = rows.find(({ status, kind }) => status === 'open' && kind !== 'note')
  if (!open) return []
  const seq = Math.max(...rows.map((row) => row.seq)) + 1
  const own = { _id: newIdBeside(open.shop), seq, kind: 'note' as const, movedFrom, lines: [] }
  return [{ ...open, ...own, status: 'open', createTime: now.toISOString(), version: 1 }]
}

/**
 * Writes another session and its table on the tickets of orders that go there, and a note for each station that has not made all of
 * an order, if the table changes (KITCHEN-1.5). Nothing is made again.
 */
export const moveTickets = async (
  transaction: Database,
  orders: readonly string[],
  { shop, _id: session, tableName }: Place,
  now: Date,
): Promise<void> => {
  if (orders.length === 0) return
  const ofOrders = and(eq(tickets.shop, shop), inArray(tickets.order, [...orders]))
  const before = await transaction
    .select({ _id: tickets._id, tableName: tickets.tableName })
    .from(tickets)
    .where(ofOrders)
    .for('update')
  if (before.length === 0) return
  const patched = await transaction
    .update(tickets)
    .set({ session, tableName, version: sql`${tickets.version} + 1` })
    .where(ofOrders)
    .returning()
  const tableOf = new Map(before.map((row) => [row._id, row.tableName]))
  const places = groupBy(patched, ({ order, station }) => `${order} ${station}`)
  const created = [...places.values()].flatMap((rows) => {
    const from = tableOf.get(rows[0]?._id ?? '') ?? null
    return from === tableName ? [] : noteOf(rows, from, now)
  })
  if (created.length > 0)
    await writeBehind(transaction, transaction.insert(tickets).values(created).execute())
  noteTickets(transaction, { created, patched })
}
