import type { Condition, Menu, Order, SessionStatus, TableSession } from '@comanda/contract'
import { canPreparationBecome, canSessionBecome, isSessionFinished } from '@comanda/engine'
import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { idAnd } from '../../database/table-service/read.ts'
import { whereOf } from '../../database/table-service/where.ts'
import { inTransaction } from '../../database/transaction.ts'
import { refused } from '../../errors/refusal.ts'
import { cancelLines } from '../orders/cancel-lines.ts'
import { orderRecord } from '../orders/order-record.ts'
import { type OrderRow, orders } from '../orders/table.ts'
import { announceOrder } from './announce.ts'
import type { Actor } from './event-table.ts'
import type { Ordering } from './ordering.ts'
import { addEvents } from './queries/add-events.ts'
import { holdSession } from './queries/load-session.ts'
import { saveSession } from './queries/save-session.ts'
import { sessionRecord, type SessionState } from './session-record.ts'
import { sessionNotFound } from './session-refusals.ts'
import { tableSessions } from './table.ts'
import { tvStatusOf } from './tv-status.ts'

/** A change of a session's status by staff. `reach` is what the policy lets them change. */
export interface SessionChange {
  readonly id: string
  readonly status: SessionStatus
  readonly reach: Condition
  readonly actor: Actor
}

interface Changed {
  readonly session: TableSession
  /** Orders that went with it. */
  readonly cancelled: readonly Order[]
  readonly stocks: readonly string[]
}

const dropsOrders = (status: SessionStatus): boolean => status === 'cancelled' || status === 'void'

/** Cancels what is still open of a session that is cancelled. */
const cancelOpen = async (
  transaction: Database,
  menu: Menu,
  state: SessionState,
  now: Date,
): Promise<{ state: SessionState; cancelled: readonly OrderRow[]; stocks: readonly string[] }> => {
  const open = state.orders.filter((one) => canPreparationBecome(one.status, 'cancelled'))
  if (open.length === 0) return { state, cancelled: [], stocks: [] }
  const ids = open.map((one) => one._id)
  const cancelled = await transaction
    .update(orders)
    .set({ status: 'cancelled', cancelledTime: now.toISOString() })
    .where(and(eq(orders.shop, state.row.shop), inArray(orders._id, ids)))
    .returning()
  const { lines, result, stocks } = await cancelLines(transaction, menu, state, ids, now)
  const all = state.orders.map((one) => cancelled.find((gone) => gone._id === one._id) ?? one)
  return {
    state: { ...state, row: { ...state.row, result }, lines, orders: all },
    cancelled,
    stocks,
  }
}

const changeStatus = async (
  transaction: Database,
  menu: Menu,
  held: SessionState,
  { status, actor }: SessionChange,
  now: Date,
): Promise<Changed> => {
  const from = held.row.status
  if (!canSessionBecome(from, status))
    throw refused({
      kind: 'Conflict',
      code: 'illegalTransition',
      message: `A session that is ${from} cannot become ${status}.`,
      field: 'status',
      detail: { from, to: status },
    })
  const { state, cancelled, stocks } = dropsOrders(status)
    ? await cancelOpen(transaction, menu, held, now)
    : { state: held, cancelled: [], stocks: [] }
  const row = await saveSession(transaction, state.row, {
    status,
    result: state.row.result,
    tvStatus: status === 'done' ? 'taken' : tvStatusOf(state.orders.map((one) => one.status)),
    endTime: isSessionFinished(status) ? (state.row.endTime ?? now.toISOString()) : null,
  })
  const event = { shop: row.shop, session: row._id, at: now.toISOString(), actor }
  await addEvents(transaction, { ...event, kind: 'status', detail: { from, to: status } })
  const session = sessionRecord({ ...state, row })
  return { session, cancelled: cancelled.map((one) => orderRecord(one, state.lines)), stocks }
}

/**
 * `patch tableSessions/{id}`: closes a session, so that its table can be used again, or moves it along its statuses.
 * A session that is cancelled or void takes its open orders with it.
 */
export const patchSession = async (
  { database, bus, now: clock, menuOf, stocksChanged }: Ordering,
  change: SessionChange,
): Promise<TableSession> => {
  const [found] = await database
    .select({ shop: tableSessions.shop })
    .from(tableSessions)
    .where(whereOf(getTableColumns(tableSessions), idAnd(change.id, change.reach)))
  const menu = found && (await menuOf(found.shop))
  if (!found || !menu) throw refused(sessionNotFound)
  const now = new Date(clock())
  const changed = await inTransaction(database, async (transaction): Promise<Changed> => {
    const held = await holdSession(transaction, change.id)
    if (!held) throw refused(sessionNotFound)
    return held.row.status === change.status
      ? { session: sessionRecord(held), cancelled: [], stocks: [] }
      : changeStatus(transaction, menu, held, change, now)
  })
  for (const order of changed.cancelled) announceOrder(bus, 'patched', order)
  stocksChanged(found.shop, changed.stocks)
  return changed.session
}
