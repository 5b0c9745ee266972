import { and, asc, eq, inArray, isNotNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { groupBy } from '../../../records/group-by.ts'
import { attemptUnits } from '../../../tables/attempt-units.ts'
import { memberSessions } from '../../../tables/member-sessions.ts'
import { channelOrders } from '../../../tables/channel-orders.ts'
import { orders } from '../../../tables/orders.ts'
import { paymentAttempts } from '../../../tables/payment-attempts.ts'
import { paymentMessages } from '../../../tables/payment-messages.ts'
import { refunds } from '../../../tables/refunds.ts'
import { sessionEvents } from '../../../tables/session-events.ts'
import { sessionLines } from '../../../tables/session-lines.ts'
import { sessionPayments } from '../../../tables/session-payments.ts'
import { tickets } from '../../../tables/tickets.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'

const day = 86_400_000

/** How long a session without an order stays after it was closed, in ms. */
const emptyFor = 30 * day

/** How long the job that removes them may not have run, in ms: it reads what was cancelled since then. */
const lookBack = 60 * day

/** Sessions removed by one transaction. */
const atOnce = 200

interface Removed {
  readonly shop: string
  readonly _id: string
  readonly user: string | null
}

/** Removes sessions of a shop with all that belongs to them. Events and payments are otherwise only ever added. */
const removeOfShop = (database: Database, shop: string, sessions: readonly Removed[]) =>
  inTransaction(database, async (transaction) => {
    const ids = sessions.map(({ _id }) => _id)
    await transaction.execute(sql`set local comanda.removes_bills = 'on'`)
    const tried = await transaction
      .delete(paymentAttempts)
      .where(and(eq(paymentAttempts.shop, shop), inArray(paymentAttempts.session, ids)))
      .returning({ _id: paymentAttempts._id })
    const attempts = tried.map(({ _id }) => _id)
    await transaction
      .delete(paymentMessages)
      .where(and(eq(paymentMessages.shop, shop), inArray(paymentMessages.attempt, attempts)))
    for (const table of [
      sessionPayments,
      refunds,
      attemptUnits,
      sessionEvents,
      sessionLines,
      orders,
      channelOrders,
      tickets,
    ])
      await transaction.delete(table).where(and(eq(table.shop, shop), inArray(table.session, ids)))
    await transaction
      .delete(tableSessions)
      .where(and(eq(tableSessions.shop, shop), inArray(tableSessions._id, ids)))
    for (const { user, _id } of sessions)
      if (user !== null)
        await transaction
          .delete(memberSessions)
          .where(and(eq(memberSessions.user, user), eq(memberSessions._id, _id)))
  })

const find = (database: Database, condition: SQL | undefined): Promise<Removed[]> =>
  database
    .select({ shop: tableSessions.shop, _id: tableSessions._id, user: tableSessions.user })
    .from(tableSessions)
    .where(condition)
    .limit(atOnce)

/** Removes the sessions that meet a condition, some at a time. Returns their number. */
const removeAll = async (database: Database, condition: SQL | undefined): Promise<number> => {
  let removed = 0
  for (;;) {
    const sessions = await find(database, condition)
    for (const [shop, of] of groupBy(sessions, (one) => one.shop))
      await removeOfShop(database, shop, of)
    removed += sessions.length
    if (sessions.length < atOnce) return removed
  }
}

/** Removes sessions that were closed a month ago without an order, a payment or a try to pay (SESS-1.6). */
export const removeEmptySessions = (database: Database, now: number): Promise<number> => {
  const at = (age: number): string => new Date(now - age).toISOString()
  const ofSession = (table: typeof orders | typeof sessionPayments | typeof paymentAttempts) =>
    database
      .select({ session: table.session })
      .from(table)
      .where(and(eq(table.shop, tableSessions.shop), eq(table.session, tableSessions._id)))
  return removeAll(
    database,
    and(
      eq(tableSessions.status, 'cancelled'),
      isNotNull(tableSessions.endTime),
      lt(tableSessions.endTime, at(emptyFor)),
      sql`${tableSessions.endTime} >= ${at(emptyFor + lookBack)}`,
      notExists(ofSession(orders)),
      notExists(ofSession(sessionPayments)),
      notExists(ofSession(paymentAttempts)),
    ),
  )
}

const billsBefore = (shop: string, before: string): SQL | undefined =>
  and(
    eq(tableSessions.shop, shop),
    lt(tableSessions.createTime, before),
    inArray(tableSessions.status, ['done', 'cancelled']),
  )

/** A shop's closed bills from before an instant: how many there are, and when the first and the last began. */
export const countBills = async (database: Database, shop: string, before: string) => {
  const [first] = await database
    .select({ createTime: tableSessions.createTime })
    .from(tableSessions)
    .where(billsBefore(shop, before))
    .orderBy(asc(tableSessions.createTime))
    .limit(1)
  const bills = await database.$count(tableSessions, billsBefore(shop, before))
  return { bills, first: first?.createTime }
}

/**
 * Removes a shop's closed bills from before an instant, with their orders, lines, events, payments and what providers said of them. Ledgers of points and
 * balances keep their records. Returns the number of bills.
 */
export const removeBills = (database: Database, shop: string, before: string): Promise<number> =>
  removeAll(database, billsBefore(shop, before))
