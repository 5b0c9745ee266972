import { and, eq, inArray, isNull, lt, notExists, or } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { orders } from '../../../tables/orders.ts'
import { announceSession } from '../announcements/announce.ts'
import { isUnsettled, unsettledStatuses } from '../../../payments/unsettled.ts'
import { activeStatuses } from '../queries/active-statuses.ts'
import { paymentAttempts } from '../../../tables/payment-attempts.ts'
import { sessionPayments } from '../../../tables/session-payments.ts'
import { addEvents } from '../queries/add-events.ts'
import { lockSession } from '../queries/load-session.ts'
import { saveSession } from '../queries/save-session.ts'
import { completeWhenLeft } from './complete-when-left.ts'
import { sessionRecord, type SessionState } from '../records/session-record.ts'
import { type SessionRow, tableSessions } from '../../../tables/table-sessions.ts'

const hour = 3_600_000

/** How long a table's session may stay open without an order: its guests have left, or only looked. */
const emptyFor = 6 * hour

/** How long a top-up may stay unpaid. */
const unpaidFor = 24 * hour

/** Sessions closed in one run; the next run continues with the others. */
const atOnce = 500

const before = (now: number, age: number): string => new Date(now - age).toISOString()

const staleSessions = (database: Database, now: number) => {
  const ofSession = (table: typeof orders | typeof sessionPayments) =>
    database
      .select({ session: table.session })
      .from(table)
      .where(and(eq(table.shop, tableSessions.shop), eq(table.session, tableSessions._id)))
  const unsettled = database
    .select({ session: paymentAttempts.session })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.shop, tableSessions.shop),
        eq(paymentAttempts.session, tableSessions._id),
        inArray(paymentAttempts.status, [...unsettledStatuses]),
      ),
    )
  const isEmpty = and(
    eq(tableSessions.status, 'ongoing'),
    lt(tableSessions.createTime, before(now, emptyFor)),
    notExists(ofSession(orders)),
  )
  const isUnpaid = and(
    eq(tableSessions.type, 'topUp'),
    eq(tableSessions.status, 'toPay'),
    isNull(tableSessions.paidTime),
    isNull(tableSessions.deposit),
    lt(tableSessions.createTime, before(now, unpaidFor)),
  )
  return database
    .select({ shop: tableSessions.shop, _id: tableSessions._id })
    .from(tableSessions)
    .where(
      and(
        inArray(tableSessions.status, [...activeStatuses]),
        or(isEmpty, isUnpaid),
        notExists(ofSession(sessionPayments)),
        notExists(unsettled),
      ),
    )
    .orderBy(tableSessions.createTime)
    .limit(atOnce)
}

/** Returns true if the locked session is still stale: a guest may have ordered or paid in the meantime. */
const isStale = ({ row, orders: placed, payments, attempts }: SessionState): boolean =>
  payments.length === 0 &&
  !attempts.some(isUnsettled) &&
  (row.type === 'topUp' ? row.status === 'toPay' : row.status === 'ongoing' && placed.length === 0)

const close = async (
  transaction: Database,
  { shop, _id: session }: Pick<SessionRow, 'shop' | '_id'>,
  time: string,
): Promise<SessionState | undefined> => {
  const locked = await lockSession(transaction, shop, session)
  if (!locked || !isStale(locked)) return undefined
  const { row } = locked
  const saved = await saveSession(transaction, row, { status: 'cancelled', endTime: time })
  const event = { shop: row.shop, session: row._id, at: time, actor: { role: 'server' as const } }
  await addEvents(transaction, {
    ...event,
    kind: 'status',
    detail: { from: row.status, to: 'cancelled', reason: 'stale' },
  })
  return { ...locked, row: saved }
}

/**
 * Closes unused sessions, so that a table is free for its next guests: those without an order for six hours, and
 * top-ups unpaid for a day, unless somebody is just paying (PAY-2.10). Unpaid orders are left for staff to decide.
 */
export const closeStaleSessions = async ({
  database,
  bus,
  now,
  log,
}: Pick<Runtime, 'database' | 'bus' | 'now' | 'log'>): Promise<number> => {
  const time = new Date(now()).toISOString()
  let closed = 0
  for (const stale of await staleSessions(database, now())) {
    const state = await inTransaction(database, (transaction) => close(transaction, stale, time))
    if (!state) continue
    closed += 1
    announceSession(bus, sessionRecord(state))
    await completeWhenLeft({ database, bus, now, log }, state.row)
  }
  return closed
}
