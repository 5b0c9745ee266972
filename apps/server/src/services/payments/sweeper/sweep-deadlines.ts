import { fieldIs } from '@comanda/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ServerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'
import { type AttemptRow, paymentAttempts } from '../../../tables/payment-attempts.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { announceSession } from '../../ordering/announcements/announce.ts'
import { cancelOrders } from '../../ordering/closing/cancel-orders.ts'
import { saveSession } from '../../ordering/queries/save-session.ts'
import { changeSession } from '../../ordering/table-sessions/change-session.ts'
import { type Ordering, orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { patchSession } from '../../ordering/table-sessions/changing/patch.ts'
import { closeAttempt } from '../attempts/close-attempt.ts'
import { atOnce } from '../../../sweeps/at-once.ts'
import { claimDue, type DueRow } from '../../../sweeps/claim-due.ts'

const MINUTE = 60_000
/** How much longer an order waits for a provider that does not respond, in ms. */
const PATIENCE = 30 * MINUTE

const server: Actor = { role: 'server' }

const due = { table: orders, time: 'pay_check_time', where: sql`status = 'toPay'` }

const openAttempts = (
  database: Database,
  { shop, session }: Pick<OrderRow, 'shop' | 'session'>,
): Promise<AttemptRow[]> =>
  database
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.shop, shop),
        eq(paymentAttempts.session, session),
        inArray(paymentAttempts.status, ['pending', 'review']),
      ),
    )

const statusOf = async (
  database: Database,
  { shop, session }: OrderRow,
): Promise<string | undefined> => {
  const [row] = await database
    .select({ status: tableSessions.status })
    .from(tableSessions)
    .where(and(eq(tableSessions.shop, shop), eq(tableSessions._id, session)))
  return row?.status
}

/** Cancels the orders of a session that were to be paid by now; the session stays. */
const cancelOverdue = async (ordering: Ordering, { shop, session }: OrderRow): Promise<void> => {
  let stocks: readonly string[] = []
  await changeSession(ordering, session, async ({ transaction, menu, state, now }) => {
    const at = now.toISOString()
    const overdue = state.orders.filter(
      ({ status, payUntil }) => status === 'toPay' && payUntil !== null && payUntil <= at,
    )
    if (overdue.length === 0) return undefined
    const ids = overdue.map(({ _id }) => _id)
    const gone = await cancelOrders(transaction, menu, state, ids, server, now)
    stocks = gone.stocks
    const row = await saveSession(transaction, state.row, gone.changes)
    const changed = [...gone.cancelled, ...gone.released]
    return { state: { ...gone.state, row }, coupons: gone.coupons, orders: changed }
  })
  ordering.stocksChanged(shop, stocks)
}

/** Cancels a session that is to be paid first, whose order was to be paid by now, unless it was paid in the meantime. */
const cancelSession = async (ordering: Ordering, { session: id }: OrderRow): Promise<void> => {
  const change = { id, fields: { status: 'cancelled' as const }, reach: fieldIs('status', 'toPay') }
  announceSession(ordering.bus, await patchSession(ordering, { ...change, actor: server }))
}

const end = async (context: ServerContext, { shop, _id }: DueRow): Promise<void> => {
  const { database, now } = context.runtime
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.shop, shop), eq(orders._id, _id)))
  if (!order || order.status !== 'toPay' || order.payUntil === null) return
  for (const attempt of await openAttempts(database, order))
    if (attempt.status === 'pending') await closeAttempt(context, attempt, 'expired', server)
  const left = await openAttempts(database, order)
  if (left.length > 0 && now() < Date.parse(order.payUntil) + PATIENCE) return
  const ordering = orderingOf(context)
  const isToPay = order.type !== 'dineIn' && (await statusOf(database, order)) === 'toPay'
  await (isToPay ? cancelSession(ordering, order) : cancelOverdue(ordering, order))
}

/**
 * Cancels orders that were to be paid by now, after their providers were queried and told to take no payment any more
 * (PAY-4.8). A provider that does not respond is waited for.
 */
export const sweepDeadlines = async (context: ServerContext): Promise<number> => {
  const claimed = await claimDue(context.runtime, due, MINUTE)
  await atOnce(
    claimed,
    (one) => end(context, one),
    (error, { _id }) =>
      context.runtime.log.warn({ err: error, order: _id }, 'an unpaid order was not cancelled'),
  )
  return claimed.length
}
