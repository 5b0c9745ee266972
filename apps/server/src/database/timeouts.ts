import type { ClientBase } from 'pg'

/** PostgreSQL's timeouts for us, in ms. */
export interface Timeouts {
  readonly statement: number
  /** Of a transaction without activity: a server that hangs must not block others by its locks. */
  readonly idleTransaction: number
  /** Of a wait for a lock; 0 waits as long as the statement may take. */
  readonly lock: number
}

export const defaultTimeouts: Timeouts = { statement: 30_000, idleTransaction: 30_000, lock: 0 }

/**
 * How long a caller waits in all, in ms: for the turn to change a record, for a connection, and for locks. Who cannot be served
 * hears so within a second, and may send the call again.
 */
export const defaultPatience = 1000

/** The settings of PostgreSQL for these timeouts, as SQL. */
export const timeoutSettings = (timeouts: Timeouts, set: 'set' | 'set local'): string =>
  [
    `${set} statement_timeout = ${timeouts.statement}`,
    `${set} idle_in_transaction_session_timeout = ${timeouts.idleTransaction}`,
    `${set} lock_timeout = ${timeouts.lock}`,
  ].join('; ')

/** Sets the timeouts on a connection, not as startup parameters: poolers such as PgBouncer refuse unknown ones. */
export const applyTimeouts = async (client: ClientBase, timeouts: Timeouts): Promise<void> => {
  await client.query(timeoutSettings(timeouts, 'set'))
}
