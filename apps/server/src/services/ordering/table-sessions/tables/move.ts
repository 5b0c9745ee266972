import type { MoveSessionData, TableSession, User } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { allEnded } from '../../../../database/all-ended.ts'
import type { Database } from '../../../../database/connect.ts'
import { refused } from '../../../../errors/refusal.ts'
import { type OrderRow, orders } from '../../../../tables/orders.ts'
import type { SessionRow } from '../../../../tables/table-sessions.ts'
import { priceAgain } from '../../closing/price-again.ts'
import { moveTickets } from '../../kitchen/move-tickets.ts'
import { activeSessionOfTable } from '../../queries/active-session-of-table.ts'
import { activeStatuses } from '../../queries/active-statuses.ts'
import { addEvents } from '../../queries/add-events.ts'
import { findTable } from '../../queries/find-table.ts'
import { saveSession } from '../../queries/save-session.ts'
import { orderRecord } from '../../records/order-record.ts'
import { setCleaningLater } from '../../table-view-items/set-cleaning.ts'
import type { LockedSession } from '../change-session.ts'
import type { Ordering } from '../ordering.ts'
import { sessionClosed } from '../session-refusals.ts'
import { changeByStaff } from '../staff-change.ts'
import { followGuests } from './follow-guests.ts'
import { takeTable, tableTaken, takingTable } from './table-taken.ts'

/** Writes the name of another table on the orders of a session. */
export const renameTable = (
  transaction: Database,
  { shop, _id, tableName }: Pick<SessionRow, 'shop' | '_id' | 'tableName'>,
): Promise<OrderRow[]> =>
  transaction
    .update(orders)
    .set({ tableName })
    .where(and(eq(orders.shop, shop), eq(orders.session, _id)))
    .returning()
    .execute()

/** Returns the free table that guests move to; throws a refusal if there is none. */
const freeTable = async ({ transaction, state: { row }, now }: LockedSession, to: string) => {
  const [table, there] = await allEnded([
    findTable(transaction, row.shop, to),
    activeSessionOfTable(transaction, row.shop, to),
    takeTable(transaction, { ...row, tableItem: to }, now),
  ])
  if (!table) {
    const message = 'There is no such table.'
    throw refused({ kind: 'BadRequest', code: 'dataInvalid', message, field: 'to' })
  }
  if (there !== undefined && there !== row._id) throw refused(tableTaken)
  return table
}

/**
 * `create tableSessions/move`: the guests of a table, their orders and their phones move to a free one (STAFF-2.10). What they
 * ordered costs what it did. Nothing is cooked again.
 */
export const moveSession = async (
  ordering: Ordering,
  data: MoveSessionData,
  user: User | undefined,
): Promise<TableSession> => {
  const roles = ['waiter', 'cashier', 'manager'] as const
  let left: string | null = null
  const moving = changeByStaff(
    ordering,
    data,
    { path: 'tableSessions/move', user, roles },
    async (locked, by) => {
      const { transaction, menu, state, now } = locked
      const { row } = state
      if (row.type !== 'dineIn' || !activeStatuses.includes(row.status))
        throw refused(sessionClosed)
      const table = await freeTable(locked, data.to)
      if (table._id === row.tableItem) return undefined
      const place = { tableItem: table._id, tableName: table.name, qrCodeViewItem: table._id }
      const there = { ...row, ...place, split: '' }
      const actor = { role: 'staff' as const, user: by._id }
      const ids = state.orders.map(({ _id }) => _id)
      const [renamed] = await allEnded([
        renameTable(transaction, there),
        moveTickets(transaction, ids, there, now),
      ])
      const moved = state.orders.map((one) => renamed.find(({ _id }) => _id === one._id) ?? one)
      const at = { ...state, row: there, orders: moved }
      const priced = await priceAgain(transaction, menu, at, actor, now, {
        priced: () => ({ result: row.result, pricedWith: row.pricedWith }),
      })
      const saved = await saveSession(transaction, row, { ...place, split: '', ...priced.changes })
      const event = { shop: row.shop, session: row._id, at: now.toISOString(), actor }
      const from = { table: row.tableItem, name: row.tableName }
      const detail = { from, to: { table: table._id, name: table.name } }
      await addEvents(transaction, { ...event, kind: 'moved', detail })
      left = state.orders.length > 0 ? row.tableItem : null
      const after = { ...priced.state, row: saved }
      return { state: after, orders: after.orders.map((one) => orderRecord(one, after.lines)) }
    },
  )
  const session = await takingTable(moving)
  followGuests(ordering, session)
  if (left !== null) setCleaningLater(ordering, { shop: session.shop, table: left }, 'toClean')
  return session
}
