import { sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { allEnded } from '../../../database/all-ended.ts'
import type { Database } from '../../../database/connect.ts'
import { preparedRows } from '../../../database/prepared-rows.ts'
import { inSentTransaction } from '../../../database/transaction.ts'
import { orders } from '../../../tables/orders.ts'
import { paymentAttempts } from '../../../tables/payment-attempts.ts'
import { sessionLines } from '../../../tables/session-lines.ts'
import { sessionPayments } from '../../../tables/session-payments.ts'
import type { SessionState } from '../records/session-record.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'

const id = sql.placeholder('id')
const ofShop = sql`where shop = ${sql.placeholder('shop')}`
const ofSession = sql`${ofShop} and session = ${id}`
const read = preparedRows('session', tableSessions, sql`${ofShop} and _id = ${id}`)
const lock = preparedRows('lock_session', tableSessions, sql`${ofShop} and _id = ${id} for update`)
const lines = preparedRows('session_lines', sessionLines, sql`${ofSession} order by position`)
const placed = preparedRows('session_orders', orders, sql`${ofSession} order by seq`)
const paid = preparedRows('session_payments', sessionPayments, sql`${ofSession} order by time, _id`)
const tried = preparedRows(
  'session_attempts',
  paymentAttempts,
  sql`${ofSession} order by create_time, _id`,
)

const stateOf = async (
  database: Database,
  shop: string,
  session: string,
  readRow: typeof read,
): Promise<SessionState | undefined> => {
  const of = { shop, id: session }
  // One batch: each statement sees what was committed before it began, so those behind a lock what its last holder wrote.
  const [[row], own, all, payments, attempts] = await allEnded([
    readRow(database, of),
    lines(database, of),
    placed(database, of),
    paid(database, of),
    tried(database, of),
  ])
  return row && { row, lines: own, orders: all, payments, attempts }
}

/** Loads a session of a shop with its lines and orders, in one round trip. */
export const loadSession = (
  database: Database,
  shop: string,
  session: string,
): Promise<SessionState | undefined> =>
  database instanceof PgTransaction
    ? stateOf(database, shop, session, read)
    : inSentTransaction(database, (transaction) =>
        Promise.resolve({ sent: stateOf(transaction, shop, session, read) }),
      )

/**
 * Loads a session locked until the end of the transaction. Every change of a session locks it first, so that changes to
 * one session are serialised and none is lost.
 */
export const lockSession = (
  transaction: Database,
  shop: string,
  session: string,
): Promise<SessionState | undefined> => stateOf(transaction, shop, session, lock)
